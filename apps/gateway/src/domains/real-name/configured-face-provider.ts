import type { Logger } from 'pino';
import type { Config } from '../../platform/config';
import { describeFault } from '../../platform/fault';
import type { Port } from '../../platform/ports';
import type { Services } from '../../platform/services';
import type { FaceCheckProvider } from './face-provider';
import { askToBegin, askForOutcome } from './face-provider-http';
import { sandboxFaceCheck } from './face-provider-sandbox';

/** What checks faces in the mini-program; null where nothing does. */
export const faceCheckProvider: Port<FaceCheckProvider | null, Services> = {
  name: 'face checks',
  make: faceCheckProviderOf,
};

/** Longest wait for the service, so that the answer comes within the client's 15 s (spec 1 §9). */
const timeoutMs = 12_000;

/** The service that the configuration names, the sandbox's own, or none. */
export function faceCheckProviderOf({
  config: { faceCheck, sandbox, publicUrl },
  db,
  logger,
  clock,
}: {
  readonly config: Pick<Config, 'faceCheck' | 'sandbox' | 'publicUrl'>;
  readonly logger: Logger;
} & Pick<Services, 'db' | 'clock'>): FaceCheckProvider | null {
  if (faceCheck === null) return sandbox ? sandboxFaceCheck(publicUrl, db, clock) : null;
  const unavailable = (error: unknown) => {
    logger.error(describeFault(error), 'faces cannot be checked');
    return 'unavailable' as const;
  };
  return {
    begin: (start) => askToBegin(faceCheck, start, timeoutMs).catch(unavailable),
    outcomeOf: (ticket) => askForOutcome(faceCheck, ticket, timeoutMs).catch(unavailable),
  };
}

// Owns: asking the mini-program's own service to check whether a face is that of a name and an ID number.
// Must not know: how often an account may ask, what follows from the answer.
// Used by: the verification of an account.
import type { Logger } from 'pino';
import type { Config } from '../../platform/config';
import type { Locale } from '../../platform/context';
import { describeFault } from '../../platform/fault';
import type { Services } from '../../platform/services';
import { askToBegin, askForOutcome } from './face-provider-http';
import { sandboxFaceCheck } from './face-provider-sandbox';

/** What a service is told before a person looks into the camera. */
export interface FaceCheckStart {
  /** This gateway's name for the check. */
  readonly reference: string;
  readonly name: string;
  /** A mainland ID number of 18 characters. */
  readonly idNumber: string;
  /** The account's number, masked: whoever is asked for their face reads for which account it is. */
  readonly account: string;
  /** Where the mini-program leads back to. */
  readonly returnUrl: string;
  readonly locale: Locale;
}

/** A check that waits for the person. */
export interface StartedFaceCheck {
  /** The service's name for the check: whoever knows it learns what came of it, so it stays here. */
  readonly ticket: string;
  /** Opens the mini-program at the check. */
  readonly openUrl: string;
  readonly lifeMs: number;
}

/** What came of a check; `unavailable` says nothing about the person. */
export type FaceCheckOutcome = 'waiting' | 'passed' | 'failed' | 'unavailable';

/** The mini-program's own service. Neither call rejects; make them outside of a transaction. */
export interface FaceCheckProvider {
  begin(start: FaceCheckStart): Promise<StartedFaceCheck | 'unavailable'>;
  outcomeOf(ticket: string): Promise<FaceCheckOutcome>;
}

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

import type { CallDefinition } from '@xinglin/contract';
import type { Logger } from 'pino';
import type { Locale } from './context';
import { outageOf, type Outage } from './connections';
import { internalAnswer, refusalAnswer, type Answer } from './envelope';
import { describeFault } from './fault';
import { Refusal } from './refusal';

/** An answer that its own schema refuses: a fault of the gateway, never shown to the caller. */
export class OutputMisfit extends Error {
  override readonly name = 'OutputMisfit';
}

/** What a handler answered, as the call's schema lets it out. */
export function checkOutput(
  call: Pick<CallDefinition, 'path' | 'response'>,
  data: unknown,
): unknown {
  const result = call.response.safeParse(data);
  if (result.success) return result.data;
  const misfits = result.error.issues.map(
    (issue) => `${issue.path.map(String).join('.')}: ${issue.message}`,
  );
  throw new OutputMisfit(`${call.path}: ${misfits.join('; ')}`);
}

/** What the caller hears of an error; a fault of ours is logged, and nothing of it is told. */
export function answerOfError(
  error: unknown,
  facts: { readonly call: string; readonly requestId: string; readonly locale: Locale },
  logger: Logger,
): Answer {
  const { locale, ...named } = facts;
  if (error instanceof Refusal) return refusalAnswer(error, locale);
  const outage = outageOf(error);
  if (outage !== null) {
    tellOutage(outage, logger);
    return refusalAnswer(new Refusal('overloaded', { retryAfterSeconds: 1 }), locale);
  }
  logger.error(
    { ...named, ...describeFault(error) },
    error instanceof OutputMisfit ? 'answer does not fit its schema' : 'call failed',
  );
  return internalAnswer(locale);
}

/** Milliseconds for which an outage is not told again: it meets every call. */
const tellEveryMs = 10_000;

const toldAt = new WeakMap<Logger, Map<Outage, number>>();

/** Logs what the operator has to mend. A database that is busy or away is told by what turns calls away, or watches it. */
function tellOutage(outage: Outage, logger: Logger): void {
  if (outage === 'busy' || outage === 'unreachable') return;
  const times = toldAt.get(logger) ?? new Map<Outage, number>();
  toldAt.set(logger, times);
  const now = performance.now();
  if (now - (times.get(outage) ?? -Infinity) < tellEveryMs) return;
  times.set(outage, now);
  logger.error(
    { outage },
    outage === 'full'
      ? 'a disk is full: calls that write are refused until there is room'
      : 'the database is read-only: calls that write are refused',
  );
}

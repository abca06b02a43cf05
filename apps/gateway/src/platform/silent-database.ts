import { setTimeout as pause } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import { localeFrom } from './context';
import { refusalAnswer, toResponse } from './envelope';
import { Refusal } from './refusal';

/** How long a request waits for a database, in milliseconds; together below five seconds, which operations.md promises. */
export interface Patience {
  /** After so long a request asks whether the database answers, and again each time after as long. */
  readonly askAfterMs: number;
  /** How long that answer may take. */
  readonly answerWithinMs: number;
}

const patience: Patience = { askAfterMs: 3000, answerWithinMs: 1500 };

/**
 * Refuses, with 503 and Retry-After, a request that waits for a database that does not answer. It does not matter what
 * the request waits for: a free connection, a new one, or a statement. A slow request is not refused while the database
 * answers. What was refused may still be carried out: a mutation that is repeated under its `requestid` has one result.
 * @param answers whether the database answers within so many milliseconds.
 */
export function whileDatabaseAnswers(
  answers: (withinMs: number) => Promise<boolean>,
  { askAfterMs, answerWithinMs }: Patience = patience,
): MiddlewareHandler {
  return async (context, next) => {
    const over = new AbortController();
    async function untilSilent(): Promise<'silent' | 'over'> {
      const signal = over.signal;
      while (await pause(askAfterMs, true, { signal, ref: false }).catch(() => false))
        if (!(await answers(answerWithinMs))) return 'silent';
      return 'over';
    }
    const outcome = await Promise.race([next(), untilSilent()]).finally(() => over.abort());
    if (outcome !== 'silent') return undefined;
    const refusal = new Refusal('overloaded', { retryAfterSeconds: 1 });
    return toResponse(refusalAnswer(refusal, localeFrom(context.req.header('lang'))));
  };
}

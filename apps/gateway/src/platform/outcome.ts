import type { CallDefinition } from '@xinglin/contract';
import type { Logger } from 'pino';
import type { Locale } from './context';
import { sqlStateOf } from './database';
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
  if (isOverload(error)) {
    return refusalAnswer(new Refusal('overloaded', { retryAfterSeconds: 1 }), locale);
  }
  logger.error(
    { ...named, ...describeFault(error) },
    error instanceof OutputMisfit ? 'answer does not fit its schema' : 'call failed',
  );
  return internalAnswer(locale);
}

/** The pool had no connection in time, or the database asks us to stop. */
function isOverload(error: unknown): boolean {
  const state = sqlStateOf(error);
  if (state === '53300' || state === '57014' || state === '57P03') return true;
  for (let current = error; current instanceof Error; current = current.cause) {
    if (current.message.includes('timeout exceeded when trying to connect')) return true;
  }
  return false;
}

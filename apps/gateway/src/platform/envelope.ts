import type { Locale } from './context';
import { Refusal, statusOf } from './refusal';
import { refusalText } from './texts';

/** What every call answers with (contract, Wire). */
export interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

/** An answer before it is written to the wire; what the memory of a `requestid` keeps. */
export interface Answer {
  readonly status: number;
  readonly body: Envelope;
  readonly retryAfterSeconds?: number;
}

export function successAnswer(data: unknown, code = 0): Answer {
  return { status: 200, body: { code, message: '', data } };
}

export function refusalAnswer(refusal: Refusal, locale: Locale): Answer {
  const { data = null, words, retryAfterSeconds } = refusal.options;
  return {
    status: statusOf(refusal.errorName),
    body: {
      code: refusal.code,
      message: words?.(locale) ?? refusalText(locale, refusal.errorName),
      data,
    },
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}

export function internalAnswer(locale: Locale): Answer {
  return refusalAnswer(new Refusal('internal'), locale);
}

/** Writes an answer: JSON that no cache keeps and no browser sniffs. */
export function toResponse(answer: Answer): Response {
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  if (answer.retryAfterSeconds !== undefined) {
    headers.set('retry-after', String(Math.max(1, Math.ceil(answer.retryAfterSeconds))));
  }
  return new Response(JSON.stringify(answer.body), { status: answer.status, headers });
}

import * as errorCodes from './generated/error-codes';
import type { FieldFailure, GatewayFailure } from './failure';

/** What an answer may hold; its fields are checked where they are read. */
export interface Envelope {
  readonly code?: unknown;
  readonly flag?: unknown;
  readonly hasError?: unknown;
  readonly message?: unknown;
  readonly data?: unknown;
}

/**
 * Whether an answer tells of a failure: its code or flag is not zero, or hasError is set (spec 1 §5).
 * A call whose row names another `successCode` succeeds by that code alone.
 */
export function isFailed(envelope: Envelope, successCode = 0): boolean {
  const { code, flag, hasError } = envelope;
  return numberOf(code) !== successCode || numberOf(flag) !== 0 || hasError === true;
}

const codeOf = ({ code, flag }: Envelope): number => numberOf(code) || numberOf(flag);

/** A code that is no number says at least that it is not zero. */
function numberOf(code: unknown): number {
  const number = Number(code ?? 0);
  return Number.isNaN(number) ? -1 : number;
}

type Answer =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly failure: GatewayFailure };

/** What is known of an answer before it is read. */
interface ReadingOptions {
  /** Words for a refusal that brings none. */
  readonly defaultMessage?: (() => string) | undefined;
  readonly successCode?: number | undefined;
}

/**
 * Reads one answer of the gateway: a call failed when its code or flag is not zero or hasError is
 * set (spec 1 §5); statuses as in the operating contract.
 */
export async function readAnswer(
  response: Response,
  { defaultMessage, successCode }: ReadingOptions = {},
): Promise<Answer> {
  const body: unknown = await response.json().catch((error: unknown) => {
    // A body that breaks off while it is read is the network's fault, not a malformed answer.
    if (error instanceof SyntaxError) return null;
    throw error;
  });
  const retryAfter = Number(response.headers.get('retry-after'));
  return answerOf(body, response.status, { retryAfter, defaultMessage, successCode });
}

/** The same of an answer whose body is read; an event of a stream brings its own status. */
export function answerOf(
  body: unknown,
  status: number,
  {
    retryAfter = 0,
    defaultMessage,
    successCode,
  }: ReadingOptions & { readonly retryAfter?: number },
): Answer {
  // Anything that is an object may be an envelope; its fields are checked where they are read.
  const envelope: Envelope | null =
    typeof body === 'object' && body !== null && !Array.isArray(body) ? body : null;
  if (!envelope) return { ok: false, failure: { kind: 'http', status, message: '' } };
  const code = codeOf(envelope);
  if (status < 400 && !isFailed(envelope, successCode)) return { ok: true, data: envelope.data };

  const message = typeof envelope.message === 'string' ? envelope.message : '';
  if (status === 401 || code === errorCodes.sessionEnded) {
    return { ok: false, failure: { kind: 'sessionEnded', code, message } };
  }
  if (status === 422) {
    return {
      ok: false,
      failure: { kind: 'validation', code, message, fields: readFields(envelope.data) },
    };
  }
  if (status === 429 || status === 503) {
    const kind = status === 429 ? 'rateLimited' : 'busy';
    return { ok: false, failure: { kind, code, message, retryAfter: retryAfter || 1 } };
  }
  if (status === 409 || code === errorCodes.requestIdReused) {
    return { ok: false, failure: { kind: 'conflict', code, message } };
  }
  if (status >= 500) {
    return { ok: false, failure: { kind: 'http', status: status, message } };
  }
  // A refusal without a word gets the words of the error catalogue (spec 1 §8).
  const words = message || (defaultMessage?.() ?? '');
  return {
    ok: false,
    failure: { kind: 'business', code, message: words, data: envelope.data ?? null },
  };
}

function readFields(data: unknown): FieldFailure[] {
  if (
    typeof data !== 'object' ||
    data === null ||
    !('fields' in data) ||
    !Array.isArray(data.fields)
  )
    return [];
  return data.fields.filter(
    (field: unknown): field is FieldFailure =>
      typeof field === 'object' &&
      field !== null &&
      'path' in field &&
      typeof field.path === 'string' &&
      'message' in field &&
      typeof field.message === 'string',
  );
}

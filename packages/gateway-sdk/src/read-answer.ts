import * as errorCodes from './generated/error-codes';
import type { FieldFailure, GatewayFailure } from './failure';

interface Envelope {
  code?: number | string;
  flag?: number | string;
  hasError?: boolean;
  message?: unknown;
  data?: unknown;
}

type Answer =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly failure: GatewayFailure };

/**
 * Reads one answer of the gateway: a call failed when its code or flag is not zero or hasError is
 * set (spec 1 §5); statuses as in the operating contract.
 */
export async function readAnswer(response: Response): Promise<Answer> {
  const envelope = await readEnvelope(response);
  if (!envelope) {
    return { ok: false, failure: { kind: 'http', status: response.status, message: '' } };
  }
  const code = Number(envelope.code ?? envelope.flag ?? 0);
  const failed = response.status >= 400 || code !== 0 || envelope.hasError === true;
  if (!failed) return { ok: true, data: envelope.data };

  const message = typeof envelope.message === 'string' ? envelope.message : '';
  if (response.status === 401 || code === errorCodes.sessionEnded) {
    return { ok: false, failure: { kind: 'sessionEnded', code, message } };
  }
  if (response.status === 422) {
    return {
      ok: false,
      failure: { kind: 'validation', code, message, fields: readFields(envelope.data) },
    };
  }
  if (response.status === 429 || response.status === 503) {
    const retryAfter = Number(response.headers.get('retry-after')) || 1;
    const kind = response.status === 429 ? 'rateLimited' : 'busy';
    return { ok: false, failure: { kind, code, message, retryAfter } };
  }
  if (response.status === 409 || code === errorCodes.requestIdReused) {
    return { ok: false, failure: { kind: 'conflict', code, message } };
  }
  if (response.status >= 500) {
    return { ok: false, failure: { kind: 'http', status: response.status, message } };
  }
  return { ok: false, failure: { kind: 'business', code, message, data: envelope.data ?? null } };
}

async function readEnvelope(response: Response): Promise<Envelope | null> {
  const body: unknown = await response.json().catch((error: unknown) => {
    // A body that breaks off while it is read is the network's fault, not a malformed answer.
    if (error instanceof SyntaxError) return null;
    throw error;
  });
  // Anything that is an object may be an envelope; its fields are checked where they are read.
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? body : null;
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

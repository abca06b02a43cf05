import type { CallDefinition, CallEncoding } from '@xinglin/contract';
import { refuse } from './refusal';

const kilobyte = 1024;

/** Most bytes of a body by its encoding, where the call sets none of its own. */
export const bodyLimits = {
  json: 1024 * kilobyte,
  form: 64 * kilobyte,
  multipart: 1024 * kilobyte,
  query: 0,
} as const satisfies Record<CallEncoding, number>;

/** The content type of a body by its encoding. */
export const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** How the input of a call is written; a GET has nothing but its query. */
export function encodingOf(call: Pick<CallDefinition, 'method' | 'encoding'>): CallEncoding {
  return call.method === 'GET' ? 'query' : (call.encoding ?? 'json');
}

/** Most bytes of the call's body. */
export function bodyLimitOf(call: CallDefinition): number {
  return call.bodyLimit ?? bodyLimits[encodingOf(call)];
}

/**
 * Receives the body of a call as bytes. Refuses with `wrongContentType` (415), and what is too long
 * with `malformedBody` (400), a file with `fileTooLarge`. No body at all is zero bytes of any type.
 */
export async function receiveBody(
  request: Request,
  encoding: Exclude<CallEncoding, 'query'>,
  limit: number = bodyLimits[encoding],
): Promise<Buffer<ArrayBuffer>> {
  const header = request.headers.get('content-type');
  const declared = header?.split(';', 1)[0]?.trim().toLowerCase();
  if (declared !== undefined && declared !== contentTypes[encoding]) refuse('wrongContentType');
  const body = await readBytes(request, limit);
  if (body === null) return refuse(encoding === 'multipart' ? 'fileTooLarge' : 'malformedBody');
  if (body.byteLength > 0 && declared === undefined) refuse('wrongContentType');
  return body;
}

/**
 * Reads up to `limit` bytes; null when there are more. What is little over the limit is still taken
 * from the line and thrown away, so that the sender reads the refusal and not a broken connection.
 */
async function readBytes(request: Request, limit: number): Promise<Buffer<ArrayBuffer> | null> {
  if (request.body === null) return Buffer.alloc(0);
  const reader = request.body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => refuse('malformedBody'));
    if (done) break;
    length += value.byteLength;
    if (length <= limit) chunks.push(value);
    else chunks.length = 0;
    if (length > 2 * limit) {
      await reader.cancel().catch(() => undefined);
      break;
    }
  }
  return length > limit ? null : Buffer.concat(chunks);
}

/** Reads UTF-8; refuses bytes that are none with `malformedBody`. */
export function textOfBody(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('malformedBody');
  }
}

/** A share of the memory for large bodies; give it back when the call has ended. */
export type BodyShare = () => void;

/** Memory that all large bodies of one gateway share. */
export interface BodyBudget {
  /** Takes room for a body; refuses with `overloaded` when there is none left. */
  take(bytes: number): BodyShare;
}

/** Bodies up to this size are too small to be counted. */
const uncountedBytes = bodyLimits.json;

/** Makes a budget of so many bytes. */
export function createBodyBudget(total: number): BodyBudget {
  let left = total;
  return {
    take(bytes) {
      if (bytes <= uncountedBytes) return () => undefined;
      if (bytes > left) refuse('overloaded', { retryAfterSeconds: 2 });
      left -= bytes;
      let given = false;
      return () => {
        if (!given) left += bytes;
        given = true;
      };
    },
  };
}

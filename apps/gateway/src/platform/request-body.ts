import type { CallDefinition, CallEncoding } from '@xinglin/contract';
import { Refusal, refuse } from './refusal';

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

/** Seconds that a body may take to begin, and bytes a second that it brings after them, on average: less is no line, but a client that holds a place. */
const patienceSeconds = 10;
const leastBytesPerSecond = 4 * kilobyte;

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
 * with `malformedBody` (400), a file with `fileTooLarge`; what comes too slowly with `bodyTooSlow` (408). No body at all is
 * zero bytes of any type.
 * @param share takes the room for the bytes as they come.
 */
export async function receiveBody(
  request: Request,
  encoding: Exclude<CallEncoding, 'query'>,
  limit: number = bodyLimits[encoding],
  share?: BodyShare,
): Promise<Buffer<ArrayBuffer>> {
  const header = request.headers.get('content-type');
  const declared = header?.split(';', 1)[0]?.trim().toLowerCase();
  if (declared !== undefined && declared !== contentTypes[encoding]) refuse('wrongContentType');
  const body = await readBytes(request, limit, share);
  if (body === null) return refuse(encoding === 'multipart' ? 'fileTooLarge' : 'malformedBody');
  if (body.byteLength > 0 && declared === undefined) refuse('wrongContentType');
  return body;
}

/** How a sender may have packed a body, by the names of HTTP. */
const packings: Readonly<Record<string, 'gzip' | 'deflate'>> = {
  gzip: 'gzip',
  'x-gzip': 'gzip',
  deflate: 'deflate',
};

/** The body as it was before it was packed for the way, as signatures cover it. Refuses a packing that is not known. */
function unpackedBody({ body, headers }: Request): ReadableStream<Uint8Array<ArrayBuffer>> | null {
  const packing = (headers.get('content-encoding') ?? '').trim().toLowerCase();
  if (body === null || packing === '' || packing === 'identity') return body;
  const format = packings[packing] ?? refuse('wrongContentType');
  return body.pipeThrough(new DecompressionStream(format));
}

/**
 * Reads up to `limit` bytes; null when there are more. What is little over the limit is still taken
 * from the line and thrown away, so that the sender reads the refusal and not a broken connection.
 */
async function readBytes(
  request: Request,
  limit: number,
  share?: BodyShare,
): Promise<Buffer<ArrayBuffer> | null> {
  const body = unpackedBody(request);
  if (body === null) return Buffer.alloc(0);
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isTooSlow = false;
  const startedAt = performance.now();
  const leave = () => reader.cancel().catch(() => undefined);
  const watch = setInterval(() => {
    const seconds = (performance.now() - startedAt) / 1000;
    if (seconds < patienceSeconds || length >= seconds * leastBytesPerSecond) return;
    isTooSlow = true;
    void leave();
  }, 1000);
  try {
    for (;;) {
      const { done, value } = await reader
        .read()
        .catch(() => refuse(isTooSlow ? 'bodyTooSlow' : 'malformedBody'));
      if (isTooSlow) refuse('bodyTooSlow');
      if (done) break;
      length += value.byteLength;
      if (length <= limit) {
        share?.take(value.byteLength);
        chunks.push(value);
      } else chunks.length = 0;
      if (length > 2 * limit) {
        await leave();
        break;
      }
    }
    return length > limit ? null : Buffer.concat(chunks);
  } catch (error) {
    await leave();
    throw error;
  } finally {
    clearInterval(watch);
  }
}

/**
 * A body that is no call's: a notice of a provider, a form. Bytes are counted as they come, for a sender that announces
 * no length is as good as one that does. Null for more than `limit` bytes, or what broke off or came too slowly.
 */
export async function receiveBytes(request: Request, limit: number): Promise<Uint8Array | null> {
  try {
    return await readBytes(request, limit);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** {@link receiveBytes} as text in UTF-8, without a byte order mark. What is signed is checked by its bytes instead. */
export async function receiveText(request: Request, limit: number): Promise<string | null> {
  const bytes = await receiveBytes(request, limit);
  return bytes && new TextDecoder().decode(bytes);
}

/** Reads UTF-8; refuses bytes that are none with `malformedBody`. */
export function textOfBody(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('malformedBody');
  }
}

/** What one body takes of the memory for large ones. */
export interface BodyShare {
  /** Takes room for bytes that came. Refuses with `overloaded` when there is none, with `rateLimited` when the sender has their share. */
  take(bytes: number): void;
  /** Gives all of it back, when the call has ended. */
  giveBack(): void;
}

/** Memory that all large bodies of one gateway share. */
export interface BodyBudget {
  /**
   * Opens the share of a call's body.
   * @param limit most bytes that the call takes.
   * @param senders the account and the address it is of; each has a part of the memory at most.
   */
  open(limit: number, senders: readonly string[]): BodyShare;
}

/** Bodies up to this size are too small to be counted. */
const uncountedBytes = bodyLimits.json;

/** The part of the memory that one sender may have: enough for the largest body, and for others beside it. */
const senderPart = 1 / 4;

/** Makes a budget of so many bytes. */
export function createBodyBudget(total: number): BodyBudget {
  let left = total;
  const held = new Map<string, number>();
  const hold = (senders: readonly string[], bytes: number): void => {
    left -= bytes;
    for (const sender of senders) {
      const holds = (held.get(sender) ?? 0) + bytes;
      if (holds > 0) held.set(sender, holds);
      else held.delete(sender);
    }
  };
  return {
    open(limit, senders) {
      if (limit <= uncountedBytes) return { take: () => undefined, giveBack: () => undefined };
      let taken = 0;
      return {
        take(bytes) {
          const mine = Math.max(0, ...senders.map((sender) => held.get(sender) ?? 0));
          if (mine + bytes > total * senderPart) refuse('rateLimited', { retryAfterSeconds: 10 });
          if (bytes > left) refuse('overloaded', { retryAfterSeconds: 2 });
          hold(senders, bytes);
          taken += bytes;
        },
        giveBack() {
          hold(senders, -taken);
          taken = 0;
        },
      };
    },
  };
}

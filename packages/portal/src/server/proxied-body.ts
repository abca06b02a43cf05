import type { CallRow } from '@xinglin/gateway-sdk';

/** Bytes of a body without a bound of its own. */
const largestBody = 1024 * 1024;

const contentTypes = {
  json: /^application\/json(?:;|$)/i,
  form: /^application\/x-www-form-urlencoded(?:;|$)/i,
  multipart: /^multipart\/form-data;/i,
  query: /^/,
} as const;

/** A caller's body on its way to the gateway. */
export interface ProxiedBody {
  /** Absent where there is none. Bytes that were read, or a stream that is handed on as it comes. */
  readonly body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
  /** Whether the stream turned out too long; known once it was read. */
  readonly isTooLarge: () => boolean;
}

/** Whether a call takes a content type; a path of no call takes JSON. */
export function takesContentType(row: CallRow | undefined, contentType: string | null): boolean {
  return contentTypes[row?.encoding ?? 'json'].test(contentType ?? '');
}

/**
 * Takes over a body up to the call's bound, whatever its length claims: an upload as a stream, because
 * it may be long, anything else as a whole, because it may be signed.
 */
export async function takeBody(
  request: Request,
  row: CallRow | undefined,
): Promise<ProxiedBody | 'tooLarge'> {
  const limit = row?.bodyLimit ?? largestBody;
  if (Number(request.headers.get('content-length') ?? 0) > limit) return 'tooLarge';
  if (request.body === null) return { body: null, isTooLarge: () => false };
  if (row?.encoding === 'multipart') return limitedStream(request.body, limit);
  const body = await readUpTo(request.body, limit);
  return body === null ? 'tooLarge' : { body, isTooLarge: () => false };
}

/** All bytes of a stream; null, and no more is read, once there are more than the limit. */
export async function readUpTo(
  source: ReadableStream<Uint8Array>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}

/** A stream that fails once it has more bytes than the limit. */
export function limitedStream(source: ReadableStream<Uint8Array>, limit: number): ProxiedBody {
  let size = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.byteLength;
      if (size > limit) controller.error(new RangeError('the body is too large'));
      else controller.enqueue(chunk);
    },
  });
  return { body: source.pipeThrough(counter), isTooLarge: () => size > limit };
}

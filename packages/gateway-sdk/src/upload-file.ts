import type { CallRow } from './call-row';
import { GatewayError } from './failure';
import { failureOf } from './failure-policy';
import type { GatewayOptions } from './gateway-options';
import { gatewayRequest, headersOf } from './prepare-request';
import type { PreparedRequest } from './prepared-request';
import { readAnswer } from './read-answer';
import { pauseBeforeRetry, waitOrAbort } from './retry';

/** What one upload may ask for. */
export interface UploadOptions {
  /** Told of the part that is sent, from 0 to 1. */
  readonly onProgress?: (part: number) => void;
  /** Cancels the upload. */
  readonly signal?: AbortSignal;
  /** Milliseconds; the row's, else 60,000 (spec 1 §9). */
  readonly timeoutMs?: number;
  /** Makes the request; `fetch` tells nothing of a body on its way. */
  readonly createRequest?: () => XMLHttpRequest;
}

const uploadTimeoutMs = 60_000;
/** An image is tried again so often (spec 1 §9); anything larger is not sent again unasked. */
const imageRetries = 3;

/**
 * Sends a file in parts and answers what the call answers. Every try carries the same `requestid`.
 * Only for browsers.
 * @throws GatewayError when it did not succeed.
 */
export async function uploadFile<Request extends { readonly file: unknown }, Response>(
  options: GatewayOptions,
  row: CallRow<Request, Response>,
  input: Request & { readonly file: Blob },
  upload: UploadOptions = {},
): Promise<Response> {
  const isOnline = options.isOnline ?? (() => globalThis.navigator?.onLine ?? true);
  const headers = headersOf(options, crypto.randomUUID());
  const times = input.file.type.startsWith('image/') ? imageRetries : 0;
  const retry = { ...options.retry, times };
  const target = options.baseUrl + row.path;
  for (let tried = 1; ; tried += 1) {
    const timeout = AbortSignal.timeout(upload.timeoutMs ?? row.timeoutMs ?? uploadTimeoutMs);
    const signal = upload.signal ? AbortSignal.any([upload.signal, timeout]) : timeout;
    try {
      const request = await gatewayRequest(options, row, input, headers);
      const answer = await readAnswer(await sendByXhr(request, signal, upload), {
        defaultMessage: options.defaultMessage,
        successCode: row.successCode,
      });
      if (!answer.ok) throw new GatewayError(answer.failure);
      // The gateway checks each answer against the schema that this type was generated from.
      return answer.data as Response;
    } catch (error) {
      const failure = failureOf(error, isOnline, upload.signal, timeout, target);
      const pause = pauseBeforeRetry(failure, tried, retry);
      if (pause === null) throw new GatewayError(failure);
      await (retry.wait ?? waitOrAbort)(pause, upload.signal ?? new AbortController().signal).catch(
        (reason: unknown) => {
          throw new GatewayError(failureOf(reason, isOnline, upload.signal, undefined, target));
        },
      );
    }
  }
}

function sendByXhr(
  { url, init }: PreparedRequest,
  signal: AbortSignal,
  { onProgress, createRequest = () => new XMLHttpRequest() }: UploadOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = createRequest();
    const stop = (): void => request.abort();
    const end = (run: () => void) => (): void => {
      signal.removeEventListener('abort', stop);
      run();
    };
    request.open(init.method ?? 'POST', url);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener(
      'load',
      end(() => {
        const retryAfter = request.getResponseHeader('retry-after');
        const headers = retryAfter === null ? {} : { 'retry-after': retryAfter };
        // A Response takes no body with the statuses that have none, and no gateway answers with them.
        const hasBody = ![101, 204, 205, 304].includes(request.status);
        const body = hasBody ? request.responseText : null;
        resolve(new Response(body, { status: request.status, headers }));
      }),
    );
    request.addEventListener(
      'error',
      end(() => reject(new TypeError('upload failed'))),
    );
    request.addEventListener(
      'abort',
      end(() => reject(new DOMException('', 'AbortError'))),
    );
    signal.addEventListener('abort', stop, { once: true });
    // The body of a request for fetch, made by us: text or a form.
    request.send(init.body as FormData | string | undefined);
  });
}

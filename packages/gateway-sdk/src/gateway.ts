import type { ApiCache } from './api-cache';
import { cacheKeyOf } from './cache-key';
import type { CallRow, PiecesRow, StreamRow } from './call-row';
import { GatewayError, type GatewayFailure } from './failure';
import { failureOf, isOutcomeUnknown, resultOfFailure } from './failure-policy';
import type { CallOptions, GatewayOptions } from './gateway-options';
import { gatewayRequest, headersOf, prefixOf } from './prepare-request';
import type { PreparedRequest } from './prepared-request';
import { readAnswer } from './read-answer';
import { RequestIds } from './request-ids';
import { pauseBeforeRetry, waitOrAbort } from './retry';
import type { Cursors, StreamedEvent } from './stream-cursors';
import type { StreamOptions } from './stream-events';

/** A typed client of the gateway. */
export interface Gateway {
  /**
   * Makes one call and answers the envelope's `data`, or what the row's `onFailure` puts in its place.
   * @throws GatewayError always, and nothing else, when the call did not succeed.
   */
  call<Request, Response>(
    row: CallRow<Request, Response>,
    input: Request,
    options?: CallOptions,
  ): Promise<Response>;
  /**
   * Makes a call that tells events, and yields them as they come; a line that breaks is taken up from where the reader
   * stands. Leaving the loop or the signal ends it. What reads streams is loaded then.
   * @throws GatewayError when the gateway refuses for good, or the signal aborts.
   */
  stream<Request extends { readonly cursors?: Cursors | undefined }, Event extends StreamedEvent>(
    row: StreamRow<Request, Event>,
    input: Request,
    options?: StreamOptions,
  ): AsyncGenerator<Event, void, undefined>;
  /**
   * Makes a call whose answer comes in pieces, and yields them as they come; it is never repeated. Leaving the loop or
   * the signal ends it. What reads streams is loaded then.
   * @throws GatewayError when the gateway refuses, at once or midway, the line breaks before the end, or the signal aborts.
   */
  pieces<Request, Piece>(
    row: PiecesRow<Request, Piece>,
    input: Request,
    options?: Pick<CallOptions, 'signal'>,
  ): AsyncGenerator<Piece, void, undefined>;
}

/** Milliseconds of a call for which neither its row nor its client says any (spec 1 §9). */
const defaultTimeoutMs = 8000;

/** Makes a client. It keeps no state but the idempotency keys of mutations whose outcome is unknown. */
export function createGateway(options: GatewayOptions): Gateway {
  const requestIds = new RequestIds();
  // Node has a navigator that knows nothing of networks.
  const isOnline = options.isOnline ?? (() => globalThis.navigator?.onLine ?? true);
  /** A part of this client that did not load, which the call needs. */
  const unreached =
    ({ path }: { readonly path: string }) =>
    (error: unknown): never => {
      const target = options.baseUrl + path;
      throw new GatewayError(failureOf(error, isOnline, undefined, undefined, target));
    };
  return {
    async *stream(row, input, streamOptions) {
      const { streamEvents } = await import('./stream-events').catch(unreached(row));
      yield* streamEvents(options, row, input, streamOptions);
    },
    async *pieces(row, input, callOptions) {
      const { streamAnswer } = await import('./stream-answer').catch(unreached(row));
      yield* streamAnswer(options, row, input, callOptions?.signal);
    },
    async call<Request, Response>(
      row: CallRow<Request, Response>,
      input: Request,
      callOptions: CallOptions = {},
    ): Promise<Response> {
      const key = JSON.stringify(input ?? {});
      // Two files look alike as JSON; an upload that is to be repeated repeats itself.
      const isRemembered = row.kind === 'mutation' && row.encoding !== 'multipart';
      const requestId = isRemembered ? requestIds.take(row.path, key) : crypto.randomUUID();
      const headers = headersOf(options, requestId);
      const cache = row.cached && (await openCache(options));
      const cacheKey = cacheKeyOf(prefixOf(row, options) + row.path, headers, input);
      const target = options.baseUrl + row.path;
      const startedAt = Date.now();
      const started = performance.now();
      let tries = 0;
      const end = (failure: GatewayFailure | null, data?: unknown): void => {
        const { token: _token, ...shown } = headers;
        const durationMs = performance.now() - started;
        const event = {
          row,
          input,
          requestId,
          headers: shown,
          startedAt,
          durationMs,
          tries,
          data,
          failure,
        };
        try {
          options.observe?.(event);
        } catch {
          // An observer must not change how a call ends.
        }
      };

      const kept = cache && !callOptions.fresh && cache.read(cacheKey);
      if (kept) {
        end(null, kept.data);
        // Written by this client from an answer of the same call.
        return kept.data as Response;
      }
      const timeout = timeoutSignal(row, callOptions, options);
      const signal = AbortSignal.any(
        [callOptions.signal, timeout].filter((one) => one !== undefined),
      );
      try {
        for (;;) {
          try {
            tries += 1;
            const request =
              (cache && !callOptions.fresh && cache.request?.(row.path, input, headers)) ||
              (await gatewayRequest(options, row, input, headers));
            const data = await send(options, row, request, signal);
            requestIds.settle(row.path, key);
            if (cache) cache.write(cacheKey, data);
            end(null, data);
            // The gateway checks each answer against the schema that this type was generated from.
            return data as Response;
          } catch (error) {
            const failure = failureOf(error, isOnline, callOptions.signal, timeout, target);
            const pause = options.retry ? pauseBeforeRetry(failure, tries, options.retry) : null;
            if (pause === null) throw new GatewayError(failure);
            await (options.retry?.wait ?? waitOrAbort)(pause, signal);
          }
        }
      } catch (error) {
        const failure = failureOf(error, isOnline, callOptions.signal, timeout, target);
        if (isRemembered && isOutcomeUnknown(failure)) requestIds.keep(row.path, key, requestId);
        else requestIds.settle(row.path, key);
        end(failure);
        // The generated type of a call with a policy allows what the policy answers.
        return resultOfFailure(row, failure) as Response;
      }
    },
  };
}

/** Null where there is no cache, it cannot be loaded, or the page bypasses it. */
async function openCache({ cache }: GatewayOptions): Promise<ApiCache | null> {
  try {
    const opened = (await cache?.()) ?? null;
    return opened?.isBypassed() ? null : opened;
  } catch {
    return null;
  }
}

async function send(
  { complete, defaultMessage, fetch: send = fetch }: GatewayOptions,
  { path, successCode }: CallRow,
  { url, init }: PreparedRequest,
  signal: AbortSignal,
): Promise<unknown> {
  // Cancelled while the body was written: nothing must go out.
  signal.throwIfAborted();
  // No call follows a redirect (spec 3: max redirects 0).
  const response = await send(url, { ...init, redirect: 'error', signal });
  const answer = await readAnswer(response, { defaultMessage, successCode });
  if (!answer.ok) throw new GatewayError(answer.failure);
  return complete ? complete(path, answer.data) : answer.data;
}

function timeoutSignal(
  row: CallRow,
  call: CallOptions,
  client: GatewayOptions,
): AbortSignal | undefined {
  const outer = client.timeoutMs ?? defaultTimeoutMs;
  const own = call.timeoutMs ?? row.timeoutMs ?? outer;
  if (own === 0) return undefined;
  // A row that asks for more than the default (an upload) knows better than the outer bound.
  return AbortSignal.timeout(own > defaultTimeoutMs ? own : Math.min(own, outer));
}

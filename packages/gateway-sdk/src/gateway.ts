import type { CallRow } from './call-row';
import { GatewayError, type GatewayFailure } from './failure';
import { readAnswer } from './read-answer';
import { RequestIds } from './request-ids';

/** How a gateway client reaches its gateway. */
export interface GatewayOptions {
  /** Origin and prefix in front of each path: `/gateway` in a browser, the gateway's origin elsewhere. */
  readonly baseUrl: string;
  readonly fetch?: typeof fetch;
  /** Asked for each call: token, appid, deviceid, lang, abtest, routertag (spec 1 §7). */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** Outer bound of every call in milliseconds: 10000 in a client, 8000 on a server (spec 1 §9). */
  readonly timeoutMs?: number;
}

/** What one call may ask for beyond its row. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Time-out in milliseconds in place of the row's; 0 is none. */
  readonly timeoutMs?: number;
}

/** A typed client of the gateway. */
export interface Gateway {
  /**
   * Makes one call and answers the envelope's `data`.
   * @throws GatewayError always, and nothing else, when the call did not succeed.
   */
  call<Request, Response>(
    row: CallRow<Request, Response>,
    input: Request,
    options?: CallOptions,
  ): Promise<Response>;
}

const protocolVersion = '1.04';
const defaultTimeoutMs = 8000;
const clientTimeoutMs = 10_000;

/** Makes a client. It keeps no state but the idempotency keys of mutations whose outcome is unknown. */
export function createGateway(options: GatewayOptions): Gateway {
  const requestIds = new RequestIds();
  const send = options.fetch ?? ((input, init) => fetch(input, init));

  return {
    async call<Request, Response>(
      row: CallRow<Request, Response>,
      input: Request,
      callOptions: CallOptions = {},
    ): Promise<Response> {
      const body = JSON.stringify(input ?? {});
      const requestId =
        row.kind === 'mutation' ? requestIds.take(row.path, body) : crypto.randomUUID();
      const timeout = timeoutSignal(row, callOptions, options);
      const signals = [callOptions.signal, timeout].filter((signal) => signal !== undefined);
      try {
        const response = await send(urlOf(options.baseUrl, row, input), {
          method: row.method ?? 'POST',
          headers: {
            ...options.headers?.(),
            ...(row.method === 'GET' ? {} : { 'content-type': 'application/json' }),
            requestid: requestId,
            version: protocolVersion,
          },
          ...(row.method === 'GET' ? {} : { body }),
          redirect: 'error',
          signal: AbortSignal.any(signals),
        });
        const answer = await readAnswer(response);
        if (!answer.ok) throw new GatewayError(answer.failure);
        requestIds.settle(row.path, body);
        // The gateway checks each answer against the schema that this type was generated from.
        return answer.data as Response;
      } catch (error) {
        const failure = failureOf(error, callOptions.signal, timeout);
        if (isOutcomeUnknown(failure)) requestIds.keep(row.path, body, requestId);
        else requestIds.settle(row.path, body);
        throw new GatewayError(failure);
      }
    },
  };
}

function timeoutSignal(row: CallRow, call: CallOptions, client: GatewayOptions): AbortSignal | undefined {
  const own = call.timeoutMs ?? row.timeoutMs ?? defaultTimeoutMs;
  if (own === 0) return undefined;
  // A row that asks for more than the default (an upload) knows better than the outer bound.
  const bound = own > defaultTimeoutMs ? own : Math.min(own, client.timeoutMs ?? clientTimeoutMs);
  return AbortSignal.timeout(bound);
}

function urlOf(baseUrl: string, row: CallRow, input: unknown): string {
  const rest = new Map(Object.entries(input ?? {}).filter(([, value]) => value !== undefined));
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  if (row.method !== 'GET' || rest.size === 0) return baseUrl + path;
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]));
  return `${baseUrl}${path}?${query}`;
}

function failureOf(error: unknown, cancel?: AbortSignal, timeout?: AbortSignal): GatewayFailure {
  if (error instanceof GatewayError) return error.failure;
  if (cancel?.aborted) return { kind: 'cancelled', message: '' };
  if (timeout?.aborted) return { kind: 'timeout', message: '' };
  return { kind: 'network', message: '' };
}

/** Whether the gateway may have done the thing although no word of it came back. */
function isOutcomeUnknown(failure: GatewayFailure): boolean {
  return ['network', 'timeout', 'cancelled', 'http', 'busy'].includes(failure.kind);
}

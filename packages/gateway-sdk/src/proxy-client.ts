import { GatewayError } from './failure';
import { failureOf } from './failure-policy';
import { readAnswer } from './read-answer';

/** How a proxy is reached. */
export interface ProxyClientOptions {
  /** Address of the proxy; the specification does not show its path. */
  readonly url: string;
  readonly fetch?: typeof fetch;
  readonly headers?: () => Readonly<Record<string, string>>;
  /** Milliseconds; 8000 unless told (spec 1 §9). */
  readonly timeoutMs?: number;
  /** Message of a refusal that brings none: 操作失败 in the reader's language (spec 1 §8). */
  readonly defaultMessage?: () => string;
}

/**
 * The separate proxy client (spec 1 §7): posts JSON and reads `hasError`, `message` and `code`.
 * @throws GatewayError when it did not succeed.
 */
export function createProxyClient(
  options: ProxyClientOptions,
): (body: unknown, signal?: AbortSignal) => Promise<unknown> {
  return async (body, signal) => {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? 8000);
    const isOnline = (): boolean => globalThis.navigator?.onLine ?? true;
    try {
      const response = await (options.fetch ?? fetch)(options.url, {
        method: 'POST',
        headers: { ...options.headers?.(), 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      });
      const { defaultMessage = () => '操作失败' } = options;
      const answer = await readAnswer(response, { defaultMessage });
      if (!answer.ok) throw new GatewayError(answer.failure);
      return answer.data;
    } catch (error) {
      throw new GatewayError(failureOf(error, isOnline, signal, timeout, options.url));
    }
  };
}

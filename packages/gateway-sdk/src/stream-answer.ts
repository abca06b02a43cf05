import type { CallRow } from './call-row';
import { GatewayError } from './failure';
import { failureOf } from './failure-policy';
import type { GatewayOptions } from './gateway-options';
import { gatewayRequest, headersOf } from './prepare-request';
import { readAnswer } from './read-answer';

/**
 * Makes a call whose answer is a stream of text, as an assistant's is, and yields its pieces as they
 * come. It has no time-out (spec 3, streaming chat); leaving the loop or the signal ends it.
 * @throws GatewayError when the gateway refuses, or the line breaks midway.
 */
export async function* streamAnswer<Request>(
  options: GatewayOptions,
  row: CallRow<Request, unknown>,
  input: Request,
  signal?: AbortSignal,
): AsyncGenerator<string, void, undefined> {
  const leave = new AbortController();
  const signals = signal ? [signal, leave.signal] : [leave.signal];
  const isOnline = options.isOnline ?? (() => globalThis.navigator?.onLine ?? true);
  try {
    const headers = headersOf(options, crypto.randomUUID());
    const { url, init } = await gatewayRequest(options, row, input, headers);
    const send = options.fetch ?? fetch;
    const response = await send(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.any(signals),
    });
    // A refusal comes as an envelope even where the answer would be a stream.
    const isEnvelope = response.headers.get('content-type')?.includes('json');
    if (!response.ok || isEnvelope) {
      const answer = await readAnswer(response);
      throw new GatewayError(
        answer.ok ? { kind: 'http', status: response.status, message: '' } : answer.failure,
      );
    }
    const decoder = new TextDecoder();
    const reader = response.body?.getReader();
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      const text = decoder.decode(part.value, { stream: true });
      if (text !== '') yield text;
    }
  } catch (error) {
    throw new GatewayError(failureOf(error, isOnline, signal));
  } finally {
    leave.abort();
  }
}

import type { CallRow } from './call-row';
import { GatewayError } from './failure';
import { failureOf } from './failure-policy';
import type { GatewayOptions } from './gateway-options';
import { gatewayRequest, headersOf } from './prepare-request';
import { answerOf, readAnswer } from './read-answer';
import { readEvents } from './read-events';

/**
 * Makes a call whose answer comes in pieces, as an assistant's does, and yields their data as they
 * come. It has no time-out (spec 3, streaming chat); leaving the loop or the signal ends it.
 * @throws GatewayError when the gateway refuses, at once or midway, or the line breaks before the end.
 */
export async function* streamAnswer<Request, Response>(
  options: GatewayOptions,
  row: CallRow<Request, Response>,
  input: Request,
  signal?: AbortSignal,
): AsyncGenerator<Response, void, undefined> {
  const { defaultMessage } = options;
  const leave = new AbortController();
  const signals = signal ? [signal, leave.signal] : [leave.signal];
  const isOnline = options.isOnline ?? (() => globalThis.navigator?.onLine ?? true);
  try {
    const headers = headersOf(options, crypto.randomUUID());
    const { url, init } = await gatewayRequest(options, row, input, headers);
    const response = await (options.fetch ?? fetch)(url, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.any(signals),
    });
    const { status } = response;
    // A refusal comes as an envelope even where the answer would be a stream.
    if (!response.ok || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
      const answer = await readAnswer(response, { defaultMessage });
      throw new GatewayError(answer.ok ? { kind: 'http', status, message: '' } : answer.failure);
    }
    for await (const { name, data } of readEvents(response.body)) {
      if (name === 'end') return;
      const piece = parsed(data);
      const answer = answerOf(piece, Number(piece?.['status'] ?? status), {
        retryAfter: Number(piece?.['retryAfter']),
        defaultMessage,
      });
      if (!answer.ok) throw new GatewayError(answer.failure);
      // The gateway checks each piece against the schema that this type was generated from.
      yield answer.data as Response;
    }
    throw new GatewayError({ kind: 'network', message: '' });
  } catch (error) {
    throw new GatewayError(failureOf(error, isOnline, signal));
  } finally {
    leave.abort();
  }
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    // Read as an envelope right after, field by field.
    return JSON.parse(text) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}

import type { CallRow } from './call-row';
import { GatewayError } from './failure';
import type { GatewayOptions } from './gateway-options';
import { gatewayRequest, headersOf } from './prepare-request';
import { answerOf, readAnswer } from './read-answer';

/**
 * Makes a call whose answer streams, and answers the bytes of its events.
 * @throws GatewayError when the gateway refuses; the error of `fetch` where there is no answer.
 */
export async function openStream(
  options: GatewayOptions,
  row: CallRow,
  input: unknown,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array> | null> {
  const headers = headersOf(options, crypto.randomUUID());
  const { url, init } = await gatewayRequest(options, row, input, headers);
  const response = await (options.fetch ?? fetch)(url, { ...init, redirect: 'error', signal });
  // A refusal comes as an envelope even where the answer would be a stream.
  if (!response.ok || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
    const { status } = response;
    const answer = await readAnswer(response, { defaultMessage: options.defaultMessage });
    throw new GatewayError(answer.ok ? { kind: 'http', status, message: '' } : answer.failure);
  }
  return response.body;
}

/**
 * The data of one envelope of a stream; a failure brings its own status.
 * @throws GatewayError for a failure.
 */
export function pieceOf({ defaultMessage }: GatewayOptions, data: string): unknown {
  const piece = parsed(data);
  const answer = answerOf(piece, Number(piece?.['status'] ?? 200), {
    retryAfter: Number(piece?.['retryAfter']),
    defaultMessage,
  });
  if (!answer.ok) throw new GatewayError(answer.failure);
  return answer.data;
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    // Read as an envelope right after, field by field.
    return JSON.parse(text) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}

/** Thrown where a line ended before its stream did; `failureOf` names the call beside it. */
export function brokenLine(): Error {
  return new Error('broken line', { cause: 'the answer broke off before its end' });
}

import type { CallRow } from './call-row';
import { GatewayError } from './failure';
import { failureOf } from './failure-policy';
import type { GatewayOptions } from './gateway-options';
import { readEvents } from './stream-reader';
import { brokenLine, openStream, pieceOf } from './stream-request';

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
  const leave = new AbortController();
  const signals = signal ? [signal, leave.signal] : [leave.signal];
  const isOnline = options.isOnline ?? (() => globalThis.navigator?.onLine ?? true);
  try {
    const body = await openStream(options, row, input, AbortSignal.any(signals));
    for await (const { name, data } of readEvents(body)) {
      if (name === 'end') return;
      // The gateway checks each piece against the schema that this type was generated from.
      yield pieceOf(options, data) as Response;
    }
    throw brokenLine();
  } catch (error) {
    throw new GatewayError(
      failureOf(error, isOnline, signal, undefined, options.baseUrl + row.path),
    );
  } finally {
    leave.abort();
  }
}

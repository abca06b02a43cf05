import { successAnswer, type Answer } from './envelope';
import type { Refusal } from './refusal';

/** Proxies and phones let go of a line on which nothing moves. */
const heartbeatMs = 15_000;

/** What an event stream needs beside its pieces. */
export interface EventStreamOptions {
  /** The pieces are events with names of their own; otherwise each is one piece of an answer. */
  readonly areEvents?: boolean;
  /** What the caller hears of an error midway. */
  readonly failed: (error: unknown) => Answer;
  /** What ends the stream before its end, and the refusal that the caller gets then. */
  readonly stops?: readonly { readonly signal: AbortSignal; readonly refusal: Refusal }[];
  /** Called once, when the pieces are at their end or the caller has left. */
  readonly ended?: () => void;
  /** Milliseconds between signs of life. */
  readonly heartbeatMs?: number;
}

/**
 * An answer in pieces as server-sent events. Each piece is an envelope like any answer; a failure is
 * the event `failure`, an envelope with its HTTP status and `retryAfter`; a stream that came to its
 * end says so by the event `end`, so that a broken connection is not taken for it. A piece is asked for
 * when the caller has taken the one before. Pieces that are events go out under their own names and ids, with their
 * data as it is.
 */
export function eventStream(pieces: AsyncIterable<unknown>, options: EventStreamOptions): Response {
  const encoder = new TextEncoder();
  const iterator = pieces[Symbol.asyncIterator]();
  let heart: NodeJS.Timeout | undefined;
  let isOver = false;
  const left = new AbortController();
  const end = (): void => {
    isOver = true;
    clearInterval(heart);
    left.abort();
    options.ended?.();
  };
  // A handler that ignores its signal is not waited for, and its output after the end is dropped.
  const leave = (): void => void iterator.return?.().catch(() => undefined);
  const failureOf = (error: unknown): string => {
    const { status, body: envelope, retryAfterSeconds: retryAfter } = options.failed(error);
    return eventOf({ status, ...(retryAfter && { retryAfter }), ...envelope }, 'failure');
  };
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      // The head of the answer goes out with the first byte.
      controller.enqueue(encoder.encode(': open\n\n'));
      heart = setInterval(() => {
        if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(': alive\n\n'));
      }, options.heartbeatMs ?? heartbeatMs).unref();
      for (const { signal, refusal } of options.stops ?? []) {
        const stop = (): void => {
          if (isOver) return;
          finish(controller, failureOf(refusal));
          leave();
        };
        if (signal.aborted) stop();
        else signal.addEventListener('abort', stop, { once: true, signal: left.signal });
      }
    },
    async pull(controller) {
      try {
        const { done, value } = await iterator.next();
        if (isOver) return;
        if (done === true) finish(controller, eventOf({}, 'end'));
        else controller.enqueue(encoder.encode(pieceOf(value)));
      } catch (error) {
        if (!isOver) finish(controller, failureOf(error));
      }
    },
    cancel() {
      end();
      leave();
    },
  });
  const pieceOf = (value: unknown): string => {
    if (options.areEvents !== true) return eventOf(successAnswer(value).body);
    // As the call's schema let it out.
    const { event, id, data } = value as { event: string; id?: string; data: unknown };
    return eventOf(data, event, id);
  };
  function finish(controller: ReadableStreamDefaultController<Uint8Array>, event: string): void {
    end();
    controller.enqueue(encoder.encode(event));
    controller.close();
  }
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // A proxy that compresses collects first.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** One event; without a name it is a piece of the answer. */
function eventOf(data: unknown, name?: string, id?: string): string {
  const head =
    (name === undefined ? '' : `event: ${name}\n`) + (id === undefined ? '' : `id: ${id}\n`);
  return `${head}data: ${JSON.stringify(data)}\n\n`;
}

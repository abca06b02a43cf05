import type { StreamRow } from './call-row';
import { GatewayError, type GatewayFailure } from './failure';
import { failureOf } from './failure-policy';
import type { GatewayOptions } from './gateway-options';
import { waitOrAbort } from './retry';
import { advance, type Cursors, type StreamedEvent } from './stream-cursors';
import { readEvents } from './stream-reader';
import { brokenLine, openStream, pieceOf } from './stream-request';

/** How the line of a stream is at the moment. */
export type LineState =
  | { readonly name: 'connecting' }
  /** What is told comes at once. */
  | { readonly name: 'live' }
  /** The line broke; it is tried again after a pause. */
  | { readonly name: 'waiting'; readonly failure: GatewayFailure };

/** What one stream may ask for beyond its row. */
export interface StreamOptions {
  /** Ends the stream. */
  readonly signal?: AbortSignal;
  readonly onLine?: (state: LineState) => void;
  /** Milliseconds without a sign of life after which the line is given up; 40 s unless told, the gateway gives one every 15 s. */
  readonly silenceMs?: number;
  /** Waits before the next try; rejects when the signal aborts. A test puts its own here. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** A number from 0 up to 1, for spreading the tries of many readers. */
  readonly random?: () => number;
}

const defaultSilenceMs = 40_000;
const firstPauseMs = 500;
const longestPauseMs = 30_000;

/**
 * Makes a call that tells events, and makes it again from where the reader stands whenever the line breaks, until the
 * gateway says that all was told, the reader leaves, or the signal ends it.
 * @throws GatewayError when the gateway refuses for good, or the signal aborts.
 */
export async function* streamEvents<
  Request extends { readonly cursors?: Cursors | undefined },
  Event extends StreamedEvent,
>(
  client: GatewayOptions,
  row: StreamRow<Request, Event>,
  input: Request,
  options: StreamOptions = {},
): AsyncGenerator<Event, void, undefined> {
  const { signal, onLine, silenceMs = defaultSilenceMs, random = Math.random } = options;
  const isOnline = client.isOnline ?? (() => globalThis.navigator?.onLine ?? true);
  const target = client.baseUrl + row.path;
  const leave = new AbortController();
  const left = signal ? AbortSignal.any([signal, leave.signal]) : leave.signal;
  let cursors: Cursors = { ...input.cursors };
  let tries = 0;
  try {
    for (;;) {
      onLine?.({ name: 'connecting' });
      const silence = new Silence(silenceMs);
      try {
        const lineSignal = AbortSignal.any([left, silence.signal]);
        const body = await openStream(client, row, { ...input, cursors }, lineSignal);
        onLine?.({ name: 'live' });
        for await (const { name, id, data } of readEvents(body, () => silence.broken())) {
          if (name === 'end') return;
          if (name === 'failure') pieceOf(client, data);
          // A gateway that is newer than the page may tell more than the page knows of.
          if (!Object.hasOwn(row.streams, name)) continue;
          const event = { event: name, ...(id && { id }), data: JSON.parse(data) as unknown };
          tries = 0;
          cursors = advance(cursors, event);
          // The gateway checks each event against the schema that this type was generated from.
          yield event as Event;
        }
        throw brokenLine();
      } catch (error) {
        const failure = failureOf(error, isOnline, signal, silence.signal, target);
        if (!passes(failure)) throw new GatewayError(failure);
        tries += 1;
        onLine?.({ name: 'waiting', failure });
        const asked = 'retryAfter' in failure ? failure.retryAfter * 1000 : 0;
        const longest = Math.min(longestPauseMs, firstPauseMs * 2 ** (tries - 1));
        await (options.wait ?? waitOrAbort)(asked + longest * (0.5 + random() / 2), left);
      } finally {
        silence.end();
      }
    }
  } catch (error) {
    throw new GatewayError(failureOf(error, isOnline, signal, undefined, target));
  } finally {
    leave.abort();
  }
}

/** Whether a line may be better the next time; a refusal stays one. */
function passes(failure: GatewayFailure): boolean {
  if (failure.kind === 'http') return failure.status < 400 || failure.status >= 500;
  return ['network', 'timeout', 'busy', 'rateLimited'].includes(failure.kind);
}

/** Aborts when nothing has come for too long. */
class Silence {
  readonly #tooLong = new AbortController();
  readonly #ms: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ms: number) {
    this.#ms = ms;
    this.broken();
  }

  get signal(): AbortSignal {
    return this.#tooLong.signal;
  }

  broken(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tooLong.abort(), this.#ms);
  }

  /** Lets go of the line as well. */
  end(): void {
    clearTimeout(this.#timer);
    this.#tooLong.abort();
  }
}

import {
  advance,
  GatewayError,
  type Cursors,
  type GatewayFailure,
  type StreamedEvent,
  type StreamOptions,
} from '@xinglin/gateway-sdk';

/** What is followed, and who hears of it. */
export interface Following<Event extends StreamedEvent> {
  readonly listen: (cursors: Cursors, options: StreamOptions) => AsyncIterable<Event>;
  /** Where the reader stands at first. */
  readonly from: Cursors;
  /** The last subscriber has left. */
  readonly left: AbortSignal;
  readonly told: (event: Event) => void;
  readonly stands: (
    line: 'connecting' | 'live' | 'offline' | 'ended',
    failure?: GatewayFailure,
  ) => void;
}

/**
 * Follows a stream to its end or until the last subscriber leaves. A line whose session ends is begun once more, in the
 * session that the browser has then; where it has none, that ends it. While the page is hidden it lets go of the line,
 * which costs a phone its battery; when the page is seen again, or the network comes back, it goes on at once from
 * where it stood.
 */
export async function followWhileSeen<Event extends StreamedEvent>({
  listen,
  from,
  left,
  told,
  stands,
}: Following<Event>): Promise<void> {
  let cursors = from;
  let triedAgain = false;
  while (!left.aborted) {
    await untilSeen(left);
    if (left.aborted) return;
    const turn = new AbortController();
    const isOver = await listenOnce(turn);
    turn.abort();
    if (isOver) return;
  }

  /** One turn, until the page is hidden or the network comes back; true when nothing more can come. */
  async function listenOnce(turn: AbortController): Promise<boolean> {
    let isWaiting = false;
    let wasLive = false;
    const { signal } = turn;
    document.addEventListener('visibilitychange', () => turn.abort(), { signal });
    window.addEventListener('online', () => isWaiting && turn.abort(), { signal });
    left.addEventListener('abort', () => turn.abort(), { signal });
    try {
      const events = listen(cursors, {
        signal,
        onLine: (state) => {
          // A line that is let go of may still say how it stands.
          if (left.aborted) return;
          isWaiting = state.name === 'waiting';
          wasLive ||= state.name === 'live';
          if (state.name === 'waiting') stands('offline', state.failure);
          else stands(state.name);
        },
      });
      for await (const event of events) {
        if (left.aborted) return true;
        triedAgain = false;
        cursors = advance(cursors, event);
        told(event);
      }
      if (!left.aborted) stands('ended');
      return true;
    } catch (error) {
      if (signal.aborted) return left.aborted;
      if (!(error instanceof GatewayError)) throw error;
      // Only what reads streams could not be loaded: everything else of the network the stream outlasts by itself.
      if (error.failure.kind === 'network') {
        stands('offline', error.failure);
        isWaiting = true;
        await untilAborted(signal);
        return left.aborted;
      }
      // The session that the line began in is over, but the browser may have another: of a new number or password.
      if (error.failure.kind === 'sessionEnded' && wasLive && !triedAgain) {
        triedAgain = true;
        return false;
      }
      stands('ended', error.failure);
      return true;
    }
  }
}

function untilSeen(left: AbortSignal): Promise<void> {
  const seen = new AbortController();
  const look = (): void => {
    if (!document.hidden || left.aborted) seen.abort();
  };
  document.addEventListener('visibilitychange', look, { signal: seen.signal });
  left.addEventListener('abort', look, { signal: seen.signal });
  const done = untilAborted(seen.signal);
  look();
  return done;
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (signal.aborted) done();
    else signal.addEventListener('abort', () => done(), { once: true });
  });
}

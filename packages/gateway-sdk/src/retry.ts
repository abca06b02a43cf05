import type { GatewayFailure } from './failure';

/** How a client tries again on its own. Every try of a call carries the same `requestid`, so none can do a thing twice. */
export interface RetryOptions {
  /** Tries after the first; none unless told. All of them happen within the call's time-out. */
  readonly times: number;
  /** Milliseconds of the first pause, 300 if absent; each further one may be twice as long. */
  readonly firstPauseMs?: number;
  /** Waits; rejects when the signal aborts. A test puts its own here. */
  readonly wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** A number from 0 up to 1, for spreading the tries of many clients. */
  readonly random?: () => number;
}

/** Seconds a server may ask to be left alone for before another try on our own is not worth it. */
const longestAskedPause = 1;

/**
 * Milliseconds until the next try, or null when there is none: only a broken line or a short
 * overload passes by itself. A refusal stays one, and after a time-out there is no time left.
 * @param tried tries so far, at least 1.
 */
export function pauseBeforeRetry(
  failure: GatewayFailure,
  tried: number,
  { times, firstPauseMs = 300, random = Math.random }: RetryOptions,
): number | null {
  const askedPause = failure.kind === 'busy' ? failure.retryAfter : 0;
  const passes = failure.kind === 'busy' || (failure.kind === 'network' && !failure.offline);
  if (!passes || tried > times || askedPause > longestAskedPause) return null;
  const longest = firstPauseMs * 2 ** (tried - 1);
  return askedPause * 1000 + longest * (0.5 + random() / 2);
}

/** Waits so many milliseconds; rejects at once when the signal aborts. */
export function waitOrAbort(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(new DOMException('', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

import { useSyncExternalStore } from 'react';
import { remainingSeconds } from './remaining-time';

const never = (): (() => void) => () => undefined;

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

/**
 * Whole seconds until an instant, renewed every second; 0 when past or missing. The server and the hydrating browser
 * count from the server time `openedAt` (epoch ms), so that both render the same; undefined there without it.
 */
export function useRemainingSeconds(
  until: string | undefined,
  serverOffsetMs: number,
  openedAt?: number,
): number | undefined {
  return useSyncExternalStore(
    until === undefined ? never : everySecond,
    () => (until === undefined ? 0 : remainingSeconds(until, Date.now(), serverOffsetMs)),
    () => (until && openedAt ? remainingSeconds(until, openedAt, 0) : undefined),
  );
}

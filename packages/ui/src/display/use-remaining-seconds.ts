import { useSyncExternalStore } from 'react';
import { remainingSeconds } from './remaining-time';

const never = (): (() => void) => () => undefined;

function everySecond(listener: () => void): () => void {
  const timer = setInterval(listener, 1000);
  return () => clearInterval(timer);
}

/**
 * Whole seconds until an instant, renewed every second; 0 when past or not given. Undefined on the server and while
 * hydrating: only the browser knows the reader's clock.
 */
export function useRemainingSeconds(
  until: string | undefined,
  serverOffsetMs: number,
): number | undefined {
  return useSyncExternalStore(
    until === undefined ? never : everySecond,
    () => (until === undefined ? 0 : remainingSeconds(until, Date.now(), serverOffsetMs)),
    () => undefined,
  );
}

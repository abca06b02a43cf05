import { usePageTime, useServerTimeOffset } from '@xinglin/api';
import { useSyncExternalStore } from 'react';

const minuteMs = 60_000;
const startOf = (time: number): number => Math.floor(time / minuteMs) * minuteMs;

function everyFewSeconds(changed: () => void): () => void {
  const timer = window.setInterval(changed, 5000);
  return () => window.clearInterval(timer);
}

/** The gateway's time to the minute: as the page was opened, and going on from there where scripts run. */
export function useMinute(): number {
  const opened = usePageTime();
  const offset = useServerTimeOffset();
  return useSyncExternalStore(
    everyFewSeconds,
    () => startOf(Date.now() + offset),
    () => startOf(opened),
  );
}

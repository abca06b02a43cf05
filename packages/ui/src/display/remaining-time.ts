/** Whole seconds from `now` (epoch ms, device clock) to an instant on the server's clock; 0 when past or unreadable. */
export function remainingSeconds(until: string, now: number, serverOffsetMs: number): number {
  const left = Math.ceil((Date.parse(until) - (now + serverOffsetMs)) / 1000);
  return Number.isFinite(left) ? Math.max(0, left) : 0;
}

/** mm:ss, or h:mm:ss from one hour. */
export function clockText(seconds: number): string {
  const pair = (value: number): string => String(value).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  const tail = `${pair(minutes % 60)}:${pair(seconds % 60)}`;
  return minutes >= 60 ? `${String(Math.floor(minutes / 60))}:${tail}` : tail;
}

/** Minutes to announce: for ten seconds from five minutes and from one minute left, so that a slow timer does not miss it. */
export function minutesToAnnounce(seconds: number): 5 | 1 | undefined {
  if (seconds > 290 && seconds <= 300) return 5;
  if (seconds > 50 && seconds <= 60) return 1;
  return undefined;
}

import { hospitalTimeZone, wallClock, type Moment } from './format-time';

/** Minutes a zone is ahead of UTC at a moment; negative when behind. */
export function zoneOffsetMinutes(instant: Moment, timeZone: string): number {
  const clock = wallClock(instant, timeZone);
  const asUtc = Date.UTC(
    clock.year,
    clock.month - 1,
    clock.day,
    clock.hour,
    clock.minute,
    clock.second,
  );
  return Math.round((asUtc - new Date(instant).getTime()) / 60_000);
}

/** A zone by its distance from UTC at a moment: `UTC+8`, `UTC-3:30`. */
export function formatZone(instant: Moment, timeZone: string = hospitalTimeZone): string {
  const offset = zoneOffsetMinutes(instant, timeZone);
  const hours = Math.floor(Math.abs(offset) / 60);
  const minutes = Math.abs(offset) % 60;
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `UTC${offset < 0 ? '-' : '+'}${hours}${rest}`;
}

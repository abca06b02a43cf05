import { zoneOffsetMinutes } from './format-time';

/** The moment at which a clock in `timeZone` shows `time` on `day`. */
export function momentOf(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (instant: number): number => zoneOffsetMinutes(instant, timeZone) * 60_000;
  // The offset is asked for twice: the first guess may lie on the other side of a change of the clocks.
  return new Date(asUtc - offsetAt(asUtc - offsetAt(asUtc)));
}

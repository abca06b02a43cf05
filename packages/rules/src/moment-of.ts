import { addDays } from './calendar';
import { dayAt, timeAt, zoneOffsetMinutes } from './format-time';

const minuteMs = 60_000;

/**
 * The moment at which a clock in `timeZone` shows `time` on `day`. Of an hour that comes twice it is the first; a time
 * that the clocks skip is as long after the change as the clocks went forward.
 */
export function momentOf(day: string, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  // A change of the clocks lies between the offset of the day before and that of the day after.
  const [before = 0, after = 0] = [-1, 1].map(
    (days) => zoneOffsetMinutes(asUtc + days * 24 * 60 * minuteMs, timeZone) * minuteMs,
  );
  const shows = (at: number): boolean =>
    dayAt(at, timeZone) === day && timeAt(at, timeZone) === time;
  const readings = [asUtc - before, asUtc - after].filter(shows).sort((one, other) => one - other);
  return new Date(readings[0] ?? asUtc - before);
}

/** Beginning and end of a visit as moments; an end that is no later on the clock, as midnight, is that of the next day. */
export function visitMoments(
  {
    date,
    startTime,
    endTime,
  }: { readonly date: string; readonly startTime: string; readonly endTime: string },
  timeZone: string,
): { readonly start: Date; readonly end: Date } {
  const start = momentOf(date, startTime, timeZone);
  // 24:00 is midnight as some clinics write it.
  const isMidnight = endTime === '24:00';
  const endDay = isMidnight || endTime < startTime ? addDays(date, 1) : date;
  const end = momentOf(endDay, isMidnight ? '00:00' : endTime, timeZone);
  // Where the clocks go back between them, the first of both may be later than the end's.
  return { start, end: end < start ? start : end };
}

import { addDays } from './calendar';
import { dayAt, timeAt } from './format-time';
import { zoneOffsetMinutes } from './zones';

const minuteMs = 60_000;

/** The moments at which a clock in the zone shows a time of a day, first to last; none where the clocks skip it. */
function readingsOf(day: string, time: string, timeZone: string): Date[] {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  return offsetsAround(asUtc, timeZone)
    .map((offset) => asUtc - offset)
    .filter((at) => dayAt(at, timeZone) === day && timeAt(at, timeZone) === time)
    .sort((one, other) => one - other)
    .map((at) => new Date(at));
}

/** A change of the clocks lies between the offset of the day before and that of the day after; both in milliseconds. */
const offsetsAround = (asUtc: number, timeZone: string): readonly number[] =>
  [-1, 1].map((days) => zoneOffsetMinutes(asUtc + days * 24 * 60 * minuteMs, timeZone) * minuteMs);

/**
 * The moment at which a clock in `timeZone` shows `time` on `day`. Of an hour that comes twice it is the first; a time
 * that the clocks skip is as long after the change as the clocks went forward.
 */
export function momentOf(day: string, time: string, timeZone: string): Date {
  const [first] = readingsOf(day, time, timeZone);
  if (first !== undefined) return first;
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const [before = 0] = offsetsAround(asUtc, timeZone);
  return new Date(asUtc - before);
}

/**
 * Beginning and end of a visit as moments. An end that is earlier on the clock, as midnight, is that of the next day, but
 * for an hour that comes twice, within which a visit may go from 01:45 to 01:15.
 */
export function visitMoments(
  {
    date,
    startTime,
    endTime,
  }: { readonly date: string; readonly startTime: string; readonly endTime: string },
  timeZone: string,
): { readonly start: Date; readonly end: Date } {
  const start = momentOf(date, startTime, timeZone);
  if (endTime < startTime) {
    const sameDay = readingsOf(date, endTime, timeZone).find((moment) => moment > start);
    if (sameDay !== undefined) return { start, end: sameDay };
  }
  // 24:00 is midnight as some clinics write it.
  const isMidnight = endTime === '24:00';
  const endDay = isMidnight || endTime < startTime ? addDays(date, 1) : date;
  const end = momentOf(endDay, isMidnight ? '00:00' : endTime, timeZone);
  // Where the clocks go back between them, the first of both may be later than the end's.
  return { start, end: end < start ? start : end };
}

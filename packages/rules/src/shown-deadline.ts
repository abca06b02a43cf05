import { timeAt } from './format-time';

const minuteMs = 60_000;

/**
 * The minute by which a deadline is named: 23:59 of the day that ends with it, since 00:00 of the next day is taken for
 * a day more; any other moment itself.
 */
export function shownDeadline(end: Date, timeZone: string): Date {
  return timeAt(end, timeZone) === '00:00' ? new Date(end.getTime() - minuteMs) : end;
}

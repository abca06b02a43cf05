import { addDays } from './calendar';
import { dayAt, hospitalTimeZone, type Moment } from './format-time';

/** Days on which banks work within which money is back. */
const workingDays = 3;

/**
 * The last day, `YYYY-MM-DD` in China, on which a refund that begins at a moment arrives: three working days later. It is
 * promised before an order is cancelled, and the refund is held against it. Public holidays count as working days.
 */
export function refundDay(begunAt: Moment): string {
  let day = dayAt(begunAt, hospitalTimeZone);
  for (let left = workingDays; left > 0;) {
    day = addDays(day, 1);
    if (!isWeekend(day)) left -= 1;
  }
  return day;
}

/** The last moment of {@link refundDay}: the refund is late after it. */
export function refundBy(begunAt: Moment): Date {
  // China has had one offset all year round since 1992.
  return new Date(`${refundDay(begunAt)}T23:59:59.999+08:00`);
}

const isWeekend = (day: string): boolean => [0, 6].includes(new Date(day).getUTCDay());

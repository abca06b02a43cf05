import { dayAt, daysBetween, type Moment } from '@xinglin/rules';

/** The last day on which a package can be used that ends at a moment: the end is the midnight after it. */
export const lastDayOf = (endsAt: string | Date): string => dayAt(new Date(endsAt).getTime() - 1);

/** Days on which a package can still be used, today included; 0 once it has ended. */
export const daysLeft = (endsAt: string | Date, now: Moment): number =>
  Math.max(0, daysBetween(dayAt(now), lastDayOf(endsAt)) + 1);

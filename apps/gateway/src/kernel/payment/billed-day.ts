import { addDays, dayAt, momentOf } from '@xinglin/rules';

/** Providers count their days by China's time, which knows no summer time. */
const zone = 'Asia/Shanghai';
const dayMs = 24 * 60 * 60_000;

/** When a day of the bill begins, and when it ends, exclusive. */
export function billedDay(day: string): { readonly from: Date; readonly to: Date } {
  const beginOf = (one: string): Date => momentOf(one, '00:00', zone);
  return { from: beginOf(day), to: beginOf(addDays(day, 1)) };
}

/** The day of the bill that lies so many days before the one of `now`. */
export function billedDayBefore(now: Date, days: number): string {
  return dayAt(new Date(now.getTime() - days * dayMs), zone);
}

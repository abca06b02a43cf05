import { dayAt } from '@xinglin/rules';

/** Providers count their days by China's time, which knows no summer time. */
const zone = 'Asia/Shanghai';
const offset = '+08:00';
const dayMs = 24 * 60 * 60_000;

/** When a day of the bill begins, and when it ends, exclusive. */
export function billedDay(day: string): { readonly from: Date; readonly to: Date } {
  const from = new Date(`${day}T00:00:00${offset}`);
  return { from, to: new Date(from.getTime() + dayMs) };
}

/** The day of the bill that lies so many days before the one of `now`. */
export function billedDayBefore(now: Date, days: number): string {
  return dayAt(new Date(now.getTime() - days * dayMs), zone);
}

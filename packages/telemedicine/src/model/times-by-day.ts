import { dayAt } from '@xinglin/rules';

/** Times in order, by the day (YYYY-MM-DD) they fall on at the hospital, wherever the reader is. */
export function timesByDay<Time extends { readonly startsAt: string }>(
  times: readonly Time[],
  timeZone: string,
): ReadonlyMap<string, readonly Time[]> {
  const days = new Map<string, Time[]>();
  for (const time of times) {
    const day = dayAt(time.startsAt, timeZone);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return days;
}

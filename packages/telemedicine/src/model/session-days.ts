import { addDays, formatDay, formatMonth, formatWeekday, type Locale } from '@xinglin/rules';
import type { WeekStripDay } from '@xinglin/ui';

/** Words of a day: with free times, with none left, and without any. */
export interface SessionDayWords {
  readonly left: (count: number) => string;
  readonly full: string;
  readonly none: string;
}

interface Time {
  readonly isFree: boolean;
}

/** The days of an expert in a row, from the first one with times to the last; those between without times cannot be chosen. */
export function sessionDays(
  byDay: ReadonlyMap<string, readonly Time[]>,
  locale: Locale,
  words: SessionDayWords,
): WeekStripDay[] {
  const known = [...byDay.keys()].toSorted();
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return [];
  const count = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1;
  return Array.from({ length: count }, (_, ahead) => addDays(first, ahead)).map((date) => {
    const times = byDay.get(date);
    const free = times?.filter(({ isFree }) => isFree).length ?? 0;
    return {
      date,
      weekdayText: formatWeekday(date, locale),
      dayText: String(Number(date.slice(8))),
      monthText: formatMonth(date, locale),
      fullText: `${formatDay(date, locale)} ${formatWeekday(date, locale, 'long')}`,
      // A full day cannot be chosen: a session has no list of people who wait.
      status: times === undefined ? 'none' : free > 0 ? 'available' : 'closed',
      statusText: times === undefined ? words.none : free > 0 ? words.left(free) : words.full,
    };
  });
}

/** The day that the address names where it has a free time; else the first that has one; undefined for none. */
export const shownDay = (
  named: string | null,
  byDay: ReadonlyMap<string, readonly Time[]>,
): string | undefined => {
  const free = [...byDay].flatMap(([day, times]) =>
    times.some(({ isFree }) => isFree) ? [day] : [],
  );
  return free.find((day) => day === named) ?? free[0];
};

import { addDays, formatDay, formatMonth, formatWeekday, type Locale } from '@xinglin/rules';
import type { WeekStripDay } from '@xinglin/ui';

/** Words of a day: with places, without any, and on which the store is closed. */
export interface DayWords {
  readonly left: (count: number) => string;
  readonly full: string;
  readonly closed: string;
}

/** Days in a row, as a strip shows them: from the first one that is offered on, those between as closed. */
export function weekDays(
  days: readonly { readonly day: string; readonly remaining: number }[],
  locale: Locale,
  words: DayWords,
  mostDays: number,
): WeekStripDay[] {
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const dates = Array.from({ length: mostDays }, (_, place) => addDays(first.day, place));
  return dates
    .filter((date) => date <= last.day)
    .map((date) => {
      const found = days.find(({ day }) => day === date);
      const status = found === undefined ? 'none' : found.remaining > 0 ? 'available' : 'full';
      return {
        date,
        weekdayText: formatWeekday(date, locale),
        dayText: String(Number(date.slice(8))),
        monthText: formatMonth(date, locale),
        fullText: `${formatDay(date, locale)} ${formatWeekday(date, locale, 'long')}`,
        status,
        statusText:
          found === undefined
            ? words.closed
            : found.remaining > 0
              ? words.left(found.remaining)
              : words.full,
      };
    });
}

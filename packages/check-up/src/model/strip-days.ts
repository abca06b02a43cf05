import { checkUpTerms, type Locale } from '@xinglin/rules';
import type { CheckUpDay } from '@xinglin/gateway-sdk';
import type { WeekStripDay } from '@xinglin/ui';
import { weekDays, type DayWords } from './week-days';

/** Every day of a package at a store as a strip: only days with room for so many people can be chosen. */
export const stripDays = (
  days: readonly CheckUpDay[],
  count: number,
  locale: Locale,
  words: DayWords,
): WeekStripDay[] => {
  const room = new Map(days.map(({ day, remaining }) => [day, remaining]));
  return weekDays(days, locale, words, checkUpTerms.daysAhead).map((one) =>
    one.status === 'full' || (room.get(one.date) ?? count) < count
      ? { ...one, status: 'closed' }
      : one,
  );
};

/** The first day with room for so many people. */
export const firstFree = (days: readonly CheckUpDay[], count = 1): CheckUpDay | undefined =>
  days.find(({ remaining }) => remaining >= count);

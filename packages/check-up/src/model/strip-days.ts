import type { CheckUpDay } from '@xinglin/gateway-sdk';
import { addDays, formatDay, formatMonth, formatWeekday, type Locale } from '@xinglin/rules';
import type { WeekStripDay } from '@xinglin/ui';
import type { useTranslation } from 'react-i18next';

/**
 * Days as a strip: those with room for so many people can be chosen, full ones and those without service cannot. The
 * strip has no gaps.
 */
export function stripDays(
  days: readonly CheckUpDay[],
  count: number,
  { locale, t }: { locale: Locale; t: ReturnType<typeof useTranslation<'check-up'>>['t'] },
): WeekStripDay[] {
  const open = new Map(days.map((one) => [one.day, one.remaining]));
  const first = days[0]?.day;
  const last = days.at(-1)?.day;
  if (first === undefined || last === undefined) return [];
  const all: string[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) all.push(day);
  return all.map((date) => {
    const remaining = open.get(date);
    const hasRoom = remaining !== undefined && remaining >= count;
    return {
      date,
      weekdayText: formatWeekday(date, locale),
      dayText: String(Number(date.slice(8))),
      monthText: formatMonth(date, locale),
      fullText: `${formatDay(date, locale)} ${formatWeekday(date, locale)}`,
      status: hasRoom ? 'available' : remaining === undefined ? 'none' : 'closed',
      statusText:
        remaining === undefined
          ? t('day.closed')
          : remaining === 0
            ? t('day.full')
            : t('day.left', { count: remaining }),
    };
  });
}

/** The first day with room for so many people. */
export const firstFree = (days: readonly CheckUpDay[], count = 1): CheckUpDay | undefined =>
  days.find(({ remaining }) => remaining >= count);

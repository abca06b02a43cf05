import type { CheckUpDay } from '@xinglin/gateway-sdk';
import { formatDay, formatWeekday, type Locale } from '@xinglin/rules';

/** Days with room for so many people, as a field offers them. The chosen one stays although it is full by now. */
export const dayOptions = (
  days: readonly Pick<CheckUpDay, 'day' | 'remaining'>[],
  locale: Locale,
  count: number,
  chosen: string,
) =>
  days
    .filter(({ day, remaining }) => remaining >= count || day === chosen)
    .map(({ day, remaining }) => ({
      day,
      date: formatDay(day, locale),
      weekday: formatWeekday(day, locale),
      remaining,
    }));

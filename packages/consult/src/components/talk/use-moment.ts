import { usePageTime } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay, relativeDay, timeAt } from '@xinglin/rules';
import { useTranslation } from 'react-i18next';

/** A moment in short: the time of today, else tomorrow or the day before it. */
export function useMoment(timeZone: string): (at: string) => string {
  const { t } = useTranslation('shared');
  const locale = useLocale();
  const now = usePageTime();
  return (at) => {
    const day = dayAt(at, timeZone);
    const time = timeAt(at, timeZone);
    const word = relativeDay(day, dayAt(now, timeZone));
    if (word === 'today') return time;
    // i18n-keys: shared:day.*
    return `${word === null ? formatDay(day, locale) : t(`day.${word}`)} ${time}`;
  };
}

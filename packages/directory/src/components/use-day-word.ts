import { usePageTime } from '@xinglin/api';
import { nextDay } from '@xinglin/care';
import { useLocale } from '@xinglin/i18n';
import { dayAt, hospitalTimeZone } from '@xinglin/rules';
import { useTranslation } from 'react-i18next';

/** The nearest word for a day, `YYYY-MM-DD` at the hospitals: 今天, 明天, 周三, 12月7日. */
export function useDayWord(): (day: string) => string {
  const { t } = useTranslation('shared');
  const locale = useLocale();
  const today = dayAt(usePageTime(), hospitalTimeZone);
  return (day) => {
    const word = nextDay(day, today, locale);
    // i18n-keys: shared:day.*
    return word.key === 'next' ? word.day : t(`shared:day.${word.key}`);
  };
}

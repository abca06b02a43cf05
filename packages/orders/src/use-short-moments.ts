import { usePageTime } from '@xinglin/api';
import { useLocale } from '@xinglin/i18n';
import { dayAt, formatDay, formatWeekday, relativeDay, timeAt } from '@xinglin/rules';
import { useTranslation } from 'react-i18next';

/** Words for days and moments near now, in a zone. */
interface ShortMoments {
  /** 明天; 11月25日 周三. */
  readonly day: (day: string) => string;
  /** 今天 18:00; 11月25日 周三 18:00. */
  readonly moment: (at: string) => string;
}

/** Days and moments as people say them: today and tomorrow by their words, others by date and weekday. */
export function useShortMoments(timeZone: string): ShortMoments {
  const { t } = useTranslation('shared');
  const locale = useLocale();
  const now = usePageTime();
  const today = dayAt(now, timeZone);
  const dayText = (day: string): string => {
    const near = relativeDay(day, today);
    // i18n-keys: shared:day.*
    return near === null
      ? `${formatDay(day, locale)} ${formatWeekday(day, locale)}`
      : t(`day.${near}`);
  };
  return {
    day: dayText,
    moment: (at) => `${dayText(dayAt(at, timeZone))} ${timeAt(at, timeZone)}`,
  };
}

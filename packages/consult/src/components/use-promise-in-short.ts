import { usePageTime } from '@xinglin/api';
import type { ConsultService } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import {
  dayAt,
  daysBetween,
  formatDay,
  formatWeekday,
  hospitalTimeZone,
  relativeDay,
  timeAt,
} from '@xinglin/rules';
import { useTranslation } from 'react-i18next';
import { useAnswerWithin } from './service-terms';

const hour = 60;

/** How soon a kind is answered, in the few words of a tile: the first moment of a call, else the promise. */
export function usePromiseInShort(timeZone = hospitalTimeZone): (
  service: Pick<ConsultService, 'answerWithinMinutes'> & {
    readonly earliestAt?: string | null | undefined;
  },
) => string {
  const { t } = useTranslation(['asking', 'shared']);
  const locale = useLocale();
  const now = usePageTime();
  const within = useAnswerWithin();
  return (service) => {
    const { earliestAt } = service;
    if (!earliestAt) return t('asking:terms.answered', { within: within(service) });
    const day = dayAt(earliestAt, timeZone);
    const today = dayAt(now, timeZone);
    const word = relativeDay(day, today);
    const isSoon = daysBetween(today, day) < 7;
    return t('asking:terms.earliest', {
      // i18n-keys: shared:day.*
      day: word
        ? t(`shared:day.${word}`)
        : isSoon
          ? formatWeekday(day, locale)
          : formatDay(day, locale),
      time: timeAt(earliestAt, timeZone),
    });
  };
}

/** A measured time to answer: seconds below a minute, minutes below an hour, then hours. */
export function useDuration(): (seconds: number) => string {
  const { t } = useTranslation('asking');
  return (seconds) => {
    if (seconds < 60) return t('duration.seconds', { count: Math.max(1, Math.round(seconds)) });
    const minutes = Math.round(seconds / 60);
    return minutes < hour
      ? t('duration.minutes', { count: minutes })
      : t('duration.hours', { count: Math.round(minutes / hour) });
  };
}

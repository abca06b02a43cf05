import type { Doctor } from '@xinglin/gateway-sdk';
import { useTranslation } from 'react-i18next';

type Way = Pick<
  Doctor['ways'][number],
  'answerWithinMinutes' | 'averageAnswerSeconds' | 'priceCents'
>;

/** How long a question waits for its answer, in words. */
export function useWaitWords() {
  const { t } = useTranslation('directory');
  /** Minutes below an hour, hours from there on; never nothing. */
  const lasting = (minutes: number): string =>
    minutes < 60
      ? t('doctor.minutes', { count: Math.max(1, Math.round(minutes)) })
      : t('doctor.hours', { count: Math.round(minutes / 60) });
  return {
    lasting,
    /** What was measured, where enough was, and when a question that is not answered is refunded. */
    promiseOf: ({ answerWithinMinutes, averageAnswerSeconds, priceCents }: Way): string => {
      const limit = lasting(answerWithinMinutes);
      const kept =
        averageAnswerSeconds === null
          ? []
          : [t('doctor.answered', { time: lasting(averageAnswerSeconds / 60) })];
      const held = t(priceCents > 0 ? 'doctor.refunded' : 'doctor.within', { limit });
      return [...kept, held].join(t('doctor.promiseSeparator'));
    },
  };
}

import { useTranslation } from 'react-i18next';

const minutesOfHour = 60;

/** Who answers within which time, in hours where they are whole: 王语悦医生 2 小时内答复. */
export function useAnswerNote(): (withinMinutes: number, doctor?: string | null) => string {
  const { t } = useTranslation('renewals');
  return (withinMinutes, doctor = null) => {
    const who = doctor === null ? t('within.anyone') : t('within.doctor', { name: doctor });
    return withinMinutes % minutesOfHour === 0
      ? t('within.hours', { who, count: withinMinutes / minutesOfHour })
      : t('within.minutes', { who, count: withinMinutes });
  };
}

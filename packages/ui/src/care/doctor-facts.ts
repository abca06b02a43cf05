import { useLocale } from '@xinglin/i18n';
import { formatCount } from '@xinglin/rules';
import { useTranslation } from 'react-i18next';

/** What reviews and visits say of a doctor; counts, and good reviews of a thousand. */
export interface DoctorFigures {
  readonly praisePerMille: number;
  readonly reviewCount: number;
  readonly visitCount: number;
}

/** A share of fewer reviews says nothing of a doctor. */
export const leastReviews = 10;

/** The figures people choose a doctor by, for `DoctorCard` and `DoctorSummary`. */
export function useDoctorFacts({ praisePerMille, reviewCount, visitCount }: DoctorFigures) {
  const { t } = useTranslation('ui');
  const locale = useLocale();
  return [
    ...(reviewCount >= leastReviews
      ? [{ label: t('doctorPraise'), value: `${(praisePerMille / 10).toFixed(1)}%` }]
      : []),
    { label: t('doctorVisits'), value: formatCount(visitCount, locale) },
  ];
}

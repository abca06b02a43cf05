import type { ReviewSummary } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatCount } from '@xinglin/rules';
import { Card, Note, ScoreBars, SkeletonList, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { aspects as shownAspects } from '../model/review-draft';

/** The scores of all reviews of a doctor or a hospital. */
export function ReviewFigures({
  summary,
  of,
}: {
  summary: ReviewSummary;
  /** The score of a doctor is the mean of the aspects, that of a hospital the mean of all stars. */
  of: 'doctor' | 'hospital';
}): ReactElement {
  const { t } = useTranslation('reviews');
  const locale = useLocale();
  const { average, goodPerMille, reviewCount, aspects, name } = summary;
  if (average === null || goodPerMille === null)
    return (
      <Card title={name}>
        <Note>{t('figures.none')}</Note>
      </Card>
    );
  const items = shownAspects.flatMap((aspect) => {
    const score = aspects?.[aspect] ?? null;
    // i18n-keys: reviews:aspect.*
    return score === null ? [] : [{ name: t(`aspect.${aspect}`), score }];
  });
  return (
    <Card title={name}>
      <Stack gap={2}>
        <ScoreBars
          score={average}
          count={t('figures.count', { shown: formatCount(reviewCount, locale) })}
          items={of === 'doctor' ? items : []}
        />
        <Note>{t('figures.good', { share: (goodPerMille / 10).toFixed(1) })}</Note>
      </Stack>
    </Card>
  );
}

/** In place of the scores while they load. */
export function FiguresSkeleton(): ReactElement {
  return <SkeletonList lines={4} count={1} />;
}

import type { ReviewSummary } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { formatCount } from '@xinglin/rules';
import { Card, KeyValueList, Note, SkeletonList, Stack, Stars } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { aspects as shownAspects } from '../model/review-draft';
import styles from './review-figures.module.css';

/** What all reviews of a doctor or a hospital come to. */
export function ReviewFigures({ summary }: { summary: ReviewSummary }): ReactElement {
  const { t } = useTranslation('reviews');
  const locale = useLocale();
  const { average, goodPerMille, reviewCount, aspects, name } = summary;
  return (
    <Card title={name}>
      {average === null || goodPerMille === null ? (
        <Note>{t('figures.none')}</Note>
      ) : (
        <Stack>
          <div className={styles['figure']}>
            <b className={styles['average']}>{average.toFixed(1)}</b>
            <div>
              <Stars score={average} label={t('stars', { score: average.toFixed(1) })} />
              <Note>
                {t('figures.good', { share: (goodPerMille / 10).toFixed(1) })}
                {' · '}
                {t('figures.count', { shown: formatCount(reviewCount, locale) })}
              </Note>
            </div>
          </div>
          {aspects && (
            <KeyValueList
              items={shownAspects.flatMap((aspect) => {
                const mean = aspects[aspect];
                // i18n-keys: reviews:aspect.*
                return mean === null
                  ? []
                  : [{ label: t(`aspect.${aspect}`), value: mean.toFixed(1) }];
              })}
            />
          )}
        </Stack>
      )}
    </Card>
  );
}

/** What they come to, while it loads. */
export function FiguresSkeleton(): ReactElement {
  return <SkeletonList lines={8} count={1} />;
}

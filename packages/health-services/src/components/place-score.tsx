import { StarIcon, leastReviews } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './places.module.css';

/** The mean of the stars and the number of reviews; null where there are too few. */
export function PlaceScore(props: {
  average: number | null;
  commentCount: number;
}): ReactElement | null {
  const { average, commentCount } = props;
  const { t } = useTranslation('health-services');
  if (average === null || commentCount < leastReviews) return null;
  return (
    <span className={styles['score']}>
      <StarIcon />
      <b>{average.toFixed(1)}</b>
      {t('place.comments', { count: commentCount })}
    </span>
  );
}

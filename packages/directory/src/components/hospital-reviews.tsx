import { reviewsApi, usePageModules } from '@xinglin/api';
import type { Review } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { dayAt, formatDay } from '@xinglin/rules';
import { Card, DottedFacts, ListGroup, ListLink, Stars } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { reviewsOfHospital } from '../model/hospital-requests';
import styles from './hospital-reviews.module.css';

/** What patients say of a hospital: the mean and the two reviews that say most. */
export function HospitalReviews({ hospitalId }: { hospitalId: string }): ReactElement | null {
  const { t } = useTranslation('directory');
  const reviews = usePageModules('directory.hospital')('reviews', {
    title: t('doctor.reviews'),
    to: href('reviews.ofHospital', { id: hospitalId }),
  });
  const asked = { organizationId: hospitalId };
  const summary = reviewsApi.useGetHospitalCommentSummaryQuery(asked).currentData;
  const list = reviewsApi.useListHospitalCommentsQuery(reviewsOfHospital(hospitalId)).currentData;
  if (!reviews || !summary) return null;
  if (summary.average === null)
    return (
      <ListGroup>
        <ListLink label={reviews.title} value={t('doctor.noReviews')} to={reviews.to} />
      </ListGroup>
    );
  const text = t('hospital.reviewCount', { count: summary.reviewCount });
  return (
    <Card
      title={reviews.title}
      more={{ to: reviews.to, text, label: `${text} · ${reviews.title}` }}
    >
      <p className={styles['mean']}>
        <b>{summary.average.toFixed(1)}</b>
        <Stars
          score={summary.average}
          label={t('hospital.mean', { average: summary.average.toFixed(1) })}
        />
      </p>
      {list?.items.map((review) => (
        <Words key={review.commentKey} review={review} />
      ))}
    </Card>
  );
}

function Words({
  review: { text, authorName, createdAt, doctorName },
}: {
  review: Review;
}): ReactElement | null {
  const { t } = useTranslation('directory');
  const locale = useLocale();
  if (text === '') return null;
  const facts = [
    authorName ?? t('hospital.unnamed'),
    ...(doctorName === null ? [] : [doctorName]),
    formatDay(dayAt(createdAt), locale),
  ];
  return (
    <figure className={styles['review']}>
      <blockquote>{text}</blockquote>
      <figcaption>
        <DottedFacts>{facts.join(' · ')}</DottedFacts>
      </figcaption>
    </figure>
  );
}

import { reviewsApi } from '@xinglin/api';
import type { Review, ReviewSummary } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { cutText, dayAt, formatCount, formatDay } from '@xinglin/rules';
import { Card, Cluster, Loaded, Note, SkeletonList, Stack, Stars } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { askedDoctorOf } from '../model/ask-ways';

/** Reviews that are shown beside the ways to ask; all of them stand on a page of their own. */
const shownReviews = 3;
/** Characters of a review beside the ways to ask. */
const shownText = 120;

const summary = pageCall(reviewsApi.endpoints.getDoctorCommentSummary, ({ query }) => {
  const expertId = askedDoctorOf(query);
  return expertId === undefined ? null : { expertId };
});
const latest = pageCall(reviewsApi.endpoints.listConsultComments, ({ query }) => {
  const expertId = askedDoctorOf(query);
  return expertId === undefined
    ? null
    : { expertId, sort: 'latest' as const, pageSize: shownReviews };
});

/** What the reviews of a doctor ask; a failure of theirs takes nothing from the page. */
export const reviewCalls = [summary, latest];

/** What the reviews of a doctor come to, and the newest of those who asked online. */
export function DoctorReviews({ doctorId }: { readonly doctorId: string }): ReactElement {
  const { t } = useTranslation('asking');
  const reviews = latest.useAnswer().answer.currentData?.items ?? [];
  return (
    <>
      <Loaded query={summary.useAnswer().answer} skeleton={<SkeletonList lines={2} count={1} />}>
        {(found) => <Figures doctorId={doctorId} summary={found} />}
      </Loaded>
      {reviews.length > 0 && (
        <Card
          title={t('doctorHome.latest')}
          more={{
            to: href('reviews.ofConsults', { expertId: doctorId }),
            text: t('doctorHome.more'),
            label: t('doctorHome.moreOfConsults'),
          }}
        >
          <Stack>
            {reviews.map((review) => (
              <Said key={review.commentKey} review={review} />
            ))}
          </Stack>
        </Card>
      )}
    </>
  );
}

function Figures({
  doctorId,
  summary: { average, goodPerMille, reviewCount },
}: {
  readonly doctorId: string;
  readonly summary: ReviewSummary;
}): ReactElement {
  const { t } = useTranslation('asking');
  const locale = useLocale();
  if (average === null || goodPerMille === null)
    return (
      <Card title={t('doctorHome.reviews')}>
        <Note>{t('doctorHome.none')}</Note>
      </Card>
    );
  const score = average.toFixed(1);
  return (
    <Card
      title={t('doctorHome.reviews')}
      more={{
        to: href('reviews.ofDoctor', { expertId: doctorId }),
        text: t('doctorHome.more'),
        label: t('doctorHome.moreReviews'),
      }}
    >
      <Cluster>
        <b>{score}</b>
        <Stars score={average} label={t('doctorHome.stars', { score })} />
        <Note>
          {t('doctorHome.figures', {
            share: (goodPerMille / 10).toFixed(1),
            shown: formatCount(reviewCount, locale),
          })}
        </Note>
      </Cluster>
    </Card>
  );
}

function Said({ review }: { readonly review: Review }): ReactElement {
  const { t } = useTranslation('asking');
  const locale = useLocale();
  const { authorName, createdAt, diseaseName, score, text } = review;
  const facts = [
    authorName ?? t('doctorHome.unnamed'),
    formatDay(dayAt(createdAt), locale, { year: true }),
    diseaseName,
  ];
  return (
    <Stack gap={2}>
      {score !== null && <Stars score={score} label={t('doctorHome.stars', { score })} />}
      {text !== '' && <p>{cutText(text, shownText)}</p>}
      <Note>{facts.filter((fact) => fact !== null).join(' · ')}</Note>
    </Stack>
  );
}

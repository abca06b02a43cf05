import { healthServicesApi, type PageLoad } from '@xinglin/api';
import { choice, idFilter, listPage, numbered, pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, EmptyState, leastReviews, Note, SegmentLinks, Stars } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { CommentWords } from '../../../components/comment-words';
import { orgCodeIn } from '../../../model/org-code';
import styles from '../../../components/place-page.module.css';

const { listOrganizationComments, getOrganization } = healthServicesApi.endpoints;
const shares = ['good', 'middle', 'poor'] as const;
const organisation = pageCall(getOrganization, ({ query }) => ({ orgCode: orgCodeIn(query) }));

/** What people say of an organisation, all of it or by their stars (spec 2 §2.8). */
const page = listPage({
  endpoint: listOrganizationComments,
  paging: numbered,
  filters: { orgCode: idFilter, share: choice(shares) },
  input: ({ query, filters: { share } }, part) => ({
    orgCode: orgCodeIn(query),
    ...(share && { share }),
    ...part,
  }),
  title: 'health-services:evaluations.title',
  backTo: ({ query }) => href('health-services.organisation', {}, { orgCode: orgCodeIn(query) }),
  above: ({ t, filters, to }) => (
    <>
      <Head />
      <SegmentLinks
        label={t('health-services:evaluations.shares')}
        items={[undefined, ...shares].map((share) => ({
          // i18n-keys: health-services:evaluations.share.*
          label: t(`health-services:evaluations.share.${share ?? 'all'}`),
          to: to({ share }),
          active: share === filters.share,
        }))}
      />
    </>
  ),
  empty: ({ t, query }) => (
    <EmptyState
      kind="reviews"
      title={t('health-services:evaluations.none')}
      action={
        <ButtonLink
          variant="outline"
          to={href('health-services.comment', {}, { orgCode: orgCodeIn(query) })}
        >
          {t('health-services:comment.title')}
        </ButtonLink>
      }
    />
  ),
  group: (items) => <Card as="div">{items}</Card>,
  item: (comment) => <CommentWords key={comment.commentKey} comment={comment} />,
});

/** Whom it is about, with the mean of the stars. */
function Head(): ReactElement | null {
  const { t } = useTranslation('health-services');
  const { currentData } = organisation.useAnswer().answer;
  if (currentData === undefined) return null;
  const { name, average, commentCount } = currentData;
  return (
    <Card title={name}>
      {average === null ? (
        <Note>{t('evaluations.none')}</Note>
      ) : commentCount < leastReviews ? (
        <Note>{t('place.comments', { count: commentCount })}</Note>
      ) : (
        <p className={styles['mean']}>
          <b>{average.toFixed(1)}</b>
          <Stars score={average} label={t('stars', { score: average.toFixed(1) })} />
          {t('place.comments', { count: commentCount })}
        </p>
      )}
    </Card>
  );
}

export const load: PageLoad = (place) => [...page.load(place), ...organisation.load(place)];
export default page.Page;

import { reviewsApi, type PageLoad } from '@xinglin/api';
import { byCursor, choice, listPage, type Translate, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Cluster, EmptyState, Gutter, SegmentLinks, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { OwnReviewCard } from '../../../components/own-review-card';
import { WaitingOrder } from '../../../components/waiting-order';

const shared = {
  title: 'reviews:own.title',
  backTo: href('account.profile'),
  skeleton: <SkeletonList lines={3} />,
} as const;

/** The list that the address asks for; what waits unless told. */
const isWritten = (query: URLSearchParams): boolean => query.get('tab') === 'written';

function Tabs({ t, written }: { t: Translate; written: boolean }): ReactElement {
  return (
    <>
      <SegmentLinks
        label={t('reviews:own.tabs')}
        items={[
          { label: t('reviews:own.waiting'), to: href('reviews.own'), active: !written },
          {
            label: t('reviews:own.written'),
            to: href('reviews.own', {}, { tab: 'written' }),
            active: written,
          },
        ]}
      />
      <Gutter>
        <Cluster align="end">
          <ButtonLink size="small" variant="outline" to={href('reviews.rewardList')}>
            {t('reviews:rewardList.title')}
          </ButtonLink>
        </Cluster>
      </Gutter>
    </>
  );
}

const waiting = listPage({
  ...shared,
  endpoint: reviewsApi.endpoints.listOrdersToComment,
  paging: whole,
  input: () => ({}),
  above: ({ t }) => <Tabs t={t} written={false} />,
  empty: ({ t }) => (
    <EmptyState
      title={t('reviews:own.noneWaiting')}
      message={t('reviews:own.noneWaitingHint')}
      action={<ButtonLink to={href('booking.orderList')}>{t('reviews:toOrders')}</ButtonLink>}
    />
  ),
  item: (order) => <WaitingOrder key={order.orderNo} order={order} />,
});

const written = listPage({
  ...shared,
  endpoint: reviewsApi.endpoints.listOwnComments,
  paging: byCursor,
  // Kept in the address of the next part.
  filters: { tab: choice(['written']) },
  input: (_, part) => part,
  above: ({ t }) => <Tabs t={t} written />,
  empty: ({ t }) => (
    <EmptyState
      title={t('reviews:own.noneWritten')}
      message={t('reviews:own.noneWrittenHint')}
      action={<ButtonLink to={href('reviews.own')}>{t('reviews:own.waiting')}</ButtonLink>}
    />
  ),
  item: (review) => <OwnReviewCard key={review.commentId} review={review} />,
});

const listOf = (query: URLSearchParams) => (isWritten(query) ? written : waiting);

export const load: PageLoad = (place) => listOf(place.query).load(place);

/** What waits for a word of the account, and what it has written (spec 2 §2.20). */
export default function OwnReviewsPage(): ReactElement {
  const [query] = useSearchParams();
  const { Page } = listOf(query);
  return <Page />;
}

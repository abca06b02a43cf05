import { reviewsApi, type PageLoad } from '@xinglin/api';
import { byCursor, choice, listPage, pageCall, type Translate, whole } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, EmptyState, SegmentLinks, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { OwnReviewCard } from '../../../components/own-review-card';
import { WaitingOrder } from '../../../components/waiting-order';

const shared = {
  title: 'reviews:own.title',
  backTo: href('account.profile'),
  skeleton: <SkeletonList lines={3} />,
  head: ({ t }: { readonly t: Translate }) => ({
    action: (
      <ButtonLink size="small" variant="text" to={href('reviews.rewardList')}>
        {t('reviews:rewardList.title')}
      </ButtonLink>
    ),
  }),
};

/** The tab of the address; orders that wait for a review by default. */
const isWritten = (query: URLSearchParams): boolean => query.get('tab') === 'written';

const waitingCall = pageCall(reviewsApi.endpoints.listOrdersToComment, () => ({}));

function Tabs({ t, written }: { t: Translate; written: boolean }): ReactElement {
  const { currentData } = waitingCall.useAnswer().answer;
  return (
    <>
      <SegmentLinks
        label={t('reviews:own.tabs')}
        items={[
          {
            label: t('reviews:own.waiting'),
            count: currentData?.total,
            to: href('reviews.own'),
            active: !written,
          },
          {
            label: t('reviews:own.written'),
            to: href('reviews.own', {}, { tab: 'written' }),
            active: written,
          },
        ]}
      />
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
      kind="reviews"
      title={t('reviews:own.noneWaiting')}
      message={t('reviews:own.noneWaitingHint')}
      action={<ButtonLink to={href('booking.orderList')}>{t('reviews:toOrders')}</ButtonLink>}
    />
  ),
  item: (order, { before }) => (
    <WaitingOrder key={order.orderNo} order={order} isFirst={before === undefined} />
  ),
});

const written = listPage({
  ...shared,
  endpoint: reviewsApi.endpoints.listOwnComments,
  paging: byCursor,
  // It stays in the address of the next part.
  filters: { tab: choice(['written']) },
  input: (_, part) => part,
  above: ({ t }) => <Tabs t={t} written />,
  empty: ({ t }) => (
    <EmptyState
      kind="reviews"
      title={t('reviews:own.noneWritten')}
      message={t('reviews:own.noneWrittenHint')}
      action={<ButtonLink to={href('reviews.own')}>{t('reviews:own.waiting')}</ButtonLink>}
    />
  ),
  item: (review) => <OwnReviewCard key={review.commentId} review={review} />,
});

const listOf = (query: URLSearchParams) => (isWritten(query) ? written : waiting);

export const load: PageLoad = (place) => [
  ...listOf(place.query).load(place),
  ...waitingCall.load(place),
];

/** Orders that wait for a review of the account, and the reviews it has written (spec 2 §2.20). */
export default function OwnReviewsPage(): ReactElement {
  const [query] = useSearchParams();
  const { Page } = listOf(query);
  return <Page />;
}

import { reviewsApi, type PageLoad, type PageLoadInput } from '@xinglin/api';
import { speakCall } from '@xinglin/conversation';
import type { OwnReview, ReviewedOrder } from '@xinglin/gateway-sdk';
import { pageCall, usePlace } from '@xinglin/pages';
import { href, namedTarget } from '@xinglin/routes';
import {
  ButtonLink,
  EmptyState,
  joinQueries,
  Loaded,
  Page,
  PageHeader,
  SkeletonList,
  useFocusKept,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { OrderHead } from '../components/order-head';
import { OwnReviewCard } from '../components/own-review-card';
import { ReviewForm } from '../components/review-form';
import { ReviewState } from '../components/review-state';
import { WaitingOrder } from '../components/waiting-order';

const { getOrderComment, listOrdersToComment, getCommentStandard } = reviewsApi.endpoints;

/** The order in the query, or in the path as consults have it. */
const orderOf = ({ params, query }: Pick<PageLoadInput, 'params' | 'query'>): string | null =>
  params['orderKey'] ?? query.get('orderId');

/** One order where the address names it, else those that wait for a word, of one doctor where it names one. */
const order = pageCall(getOrderComment, (place) => {
  const orderNo = orderOf(place);
  return orderNo ? { orderNo } : null;
});
const waiting = pageCall(listOrdersToComment, (place) => {
  const expertId = place.query.get('expertId');
  return orderOf(place) ? null : { ...(expertId && { expertId }) };
});
const standard = pageCall(getCommentStandard, () => undefined);

export const load: PageLoad = (place) => [
  ...[order, waiting, standard].flatMap((call) => call.load(place)),
  speakCall,
];

/** A review of a visit or a consult (spec 2 §2.28). */
export default function EvaluationPage(): ReactElement {
  const { t } = useTranslation('reviews');
  const { params, query } = usePlace();
  const orderNo = orderOf({ params, query });
  const orderKey = params['orderKey'];
  // Who came from an order goes back to it.
  const back =
    namedTarget(query.get('fromUrl')) ??
    (orderKey && href('consult.orderDetail', { orderKey })) ??
    (orderNo !== null && query.get('pagefrom') === 'order'
      ? href('booking.orderDetail', { orderNo })
      : href('reviews.own'));
  return (
    <Page
      header={
        <PageHeader
          title={t('write.title')}
          backTo={back}
          action={
            orderNo !== null && (
              <ButtonLink variant="text" size="small" to={back}>
                {t('write.later')}
              </ButtonLink>
            )
          }
        />
      }
    >
      {orderNo ? <OfOrder /> : <Choice />}
    </Page>
  );
}

/** The stars that were tapped where the person came from. */
function starsOf(text: string | null): number | undefined {
  const score = Number(text);
  return Number.isInteger(score) && score >= 1 && score <= 5 ? score : undefined;
}

function OfOrder(): ReactElement {
  const { t } = useTranslation('reviews');
  const { query } = usePlace();
  const { answer } = order.useAnswer();
  const asked = standard.useAnswer();
  const navigate = useNavigate();
  const leave = async ({ state, orderNo }: OwnReview) => {
    // Words that were stopped are shown here, where they can be changed.
    if (state === 'blocked' || orderNo === null) return;
    const to =
      namedTarget(query.get('fromUrl')) ?? href('reviews.sent', { medicalRecordId: orderNo });
    await navigate(to, { replace: true });
  };
  useFocusKept(answer.currentData?.review?.state ?? '');
  return (
    <Loaded
      query={joinQueries(answer, asked.answer)}
      gone={t('write.gone')}
      action={<ButtonLink to={href('reviews.own')}>{t('own.title')}</ButtonLink>}
      skeleton={<SkeletonList lines={4} />}
    >
      {([found, rules]) => (
        <>
          {!isOpen(found) && <OrderHead order={found} />}
          {found.review && <ReviewState review={found.review} />}
          {isOpen(found) ? (
            <ReviewForm
              key={found.review?.commentId}
              order={found}
              standard={rules}
              score={starsOf(query.get('score'))}
              onSent={leave}
            />
          ) : (
            <Closed order={found} />
          )}
        </>
      )}
    </Loaded>
  );
}

/** Whether a review can be written or changed now. */
const isOpen = ({ review, may }: ReviewedOrder): boolean =>
  review === null ? may === 'open' : review.editableUntil !== null;

function Closed({ order: { orderNo, type, may, review } }: { order: ReviewedOrder }): ReactElement {
  const { t } = useTranslation('reviews');
  if (review !== null) return <OwnReviewCard review={review} />;
  if (type === 'consult')
    return (
      <EmptyState
        kind="reviews"
        title={t(may === 'notYet' ? 'write.consultNotYet' : 'write.over')}
        message={t(may === 'notYet' ? 'write.consultNotYetHint' : 'write.consultOverHint')}
        action={
          <ButtonLink variant="outline" to={href('consult.orderDetail', { orderKey: orderNo })}>
            {t('write.seeConsult')}
          </ButtonLink>
        }
      />
    );
  return may === 'notYet' ? (
    <EmptyState
      kind="reviews"
      title={t('write.notYet')}
      message={t('write.notYetHint')}
      action={
        <ButtonLink to={href('reviews.confirmVisit', { orderNo })}>
          {t('confirmVisit.title')}
        </ButtonLink>
      }
    />
  ) : (
    <EmptyState
      kind="reviews"
      title={t('write.over')}
      message={t('write.overHint')}
      action={
        <ButtonLink variant="outline" to={href('reviews.notTreated', { orderNo })}>
          {t('notTreated.title')}
        </ButtonLink>
      }
    />
  );
}

/** Which of the orders that wait. */
function Choice(): ReactElement {
  const { t } = useTranslation('reviews');
  const { query } = usePlace();
  const { answer } = waiting.useAnswer();
  const doctorId = query.get('expertId');
  // Thanks need no order of their own, only that there was one.
  const wantsThanks = query.get('commentType') === 'praise' && doctorId !== null;
  return (
    <Loaded query={answer} skeleton={<SkeletonList lines={2} />}>
      {({ items }) => (
        <>
          {wantsThanks && (
            <ButtonLink block to={href('reviews.praise', { doctorId })}>
              {t('praise.write')}
            </ButtonLink>
          )}
          {items.length === 0 ? (
            <EmptyState
              kind="reviews"
              title={t('own.noneWaiting')}
              message={t('own.noneWaitingHint')}
              action={<ButtonLink to={href('booking.orderList')}>{t('toOrders')}</ButtonLink>}
            />
          ) : (
            items.map((one, place) => (
              <WaitingOrder key={one.orderNo} order={one} isFirst={place === 0 && !wantsThanks} />
            ))
          )}
        </>
      )}
    </Loaded>
  );
}

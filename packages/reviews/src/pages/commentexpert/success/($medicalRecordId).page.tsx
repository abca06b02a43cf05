import { reviewsApi, usePageModules, type PageLoad } from '@xinglin/api';
import type { ReviewedOrder } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  CoinIcon,
  LetterEntry,
  ListGroup,
  ListLink,
  Loaded,
  Page,
  PageHeader,
  PageHero,
  ResultHeader,
  SkeletonList,
  Stack,
  Stars,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { VisitHead } from '../../../components/order-head';
import { ReviewState } from '../../../components/review-state';
import { VisitHero } from '../../../components/visit-hero';

/** The visit it was about, by the number of its order. */
const order = pageCall(reviewsApi.endpoints.getOrderComment, ({ params }) => {
  const orderNo = params['medicalRecordId'];
  return orderNo === undefined ? null : { orderNo };
});

export const load: PageLoad = (place) => order.load(place);

/** The state of a review that was just written, and where to go from there (spec 2 §2.28). */
export default function ReviewSentPage(): ReactElement {
  const { t } = useTranslation('reviews');
  const { medicalRecordId } = useParams();
  return (
    <Page header={<PageHeader title={t('sent.title')} backTo={href('reviews.own')} />}>
      {medicalRecordId === undefined ? (
        <>
          <ResultHeader state="success" title={t('sent.thanks')} />
          <ListGroup>
            <ListLink to={href('reviews.own')} label={t('own.title')} />
          </ListGroup>
        </>
      ) : (
        <OfVisit />
      )}
    </Page>
  );
}

function OfVisit(): ReactElement {
  const { t } = useTranslation('reviews');
  const { answer } = order.useAnswer();
  return (
    <Loaded
      query={answer}
      gone={t('write.gone')}
      action={<ButtonLink to={href('reviews.own')}>{t('own.title')}</ButtonLink>}
      skeleton={<SkeletonList lines={4} />}
    >
      {(found) => <Sent order={found} />}
    </Loaded>
  );
}

function Sent({ order }: { order: ReviewedOrder }): ReactElement {
  const { orderNo, doctorId, doctorName, review, coins } = order;
  const { t } = useTranslation('reviews');
  const modules = usePageModules('reviews.sent');
  const ways = [
    modules('reward', { title: t('rewardPay.title'), to: href('reviews.rewardPay', { doctorId }) }),
    modules('doctor', {
      title: t('ofDoctorNamed', { name: doctorName }),
      to: href('directory.doctor', { id: doctorId }),
    }),
  ].filter((way) => way !== null);
  if (review === null)
    return (
      <>
        <VisitHero order={order} state={t('sent.nothing')} />
        <Stack inset>
          <ButtonLink block to={href('reviews.write', {}, { orderId: orderNo })}>
            {t('write.act')}
          </ButtonLink>
        </Stack>
      </>
    );
  const { state, score } = review;
  const isTaken = state === 'published' || state === 'private';
  const letter = modules('praise', {
    title: t('praise.entry'),
    to: href('reviews.praise', { doctorId }),
  });
  return (
    <>
      <PageHero
        tone={isTaken ? 'brand' : state === 'inReview' ? 'warning' : 'past'}
        scene={state === 'inReview' ? 'clock' : 'rest'}
        // i18n-keys: reviews:shown.*
        state={t(`shown.${state}`)}
        title={t('sent.thanks')}
        // i18n-keys: reviews:sent.*
        note={state === 'blocked' || state === 'refused' ? undefined : t(`sent.${state}`)}
      />
      <ReviewState review={review} />
      <Card as="div">
        <Stack gap={2}>
          <VisitHead order={order} />
          {score !== null && <Stars score={score} label={t('stars', { score })} />}
        </Stack>
      </Card>
      {coins?.state === 'ready' && (
        <ListGroup>
          <ListLink
            to={href('membership.healthCoin')}
            icon={<CoinIcon />}
            label={t('sent.takeCoins', { count: coins.amount })}
          />
        </ListGroup>
      )}
      {letter && (
        <LetterEntry
          to={letter.to}
          title={letter.title}
          note={t('praise.wall', { name: doctorName })}
          action={t('praise.choosePaper')}
        />
      )}
      <ListGroup>
        {ways.map(({ title: label, to }) => (
          <ListLink key={to} to={to} label={label} />
        ))}
        <ListLink to={href('reviews.own')} label={t('own.title')} />
      </ListGroup>
    </>
  );
}

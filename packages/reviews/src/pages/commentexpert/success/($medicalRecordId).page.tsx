import { reviewsApi, usePageModules, type PageLoad } from '@xinglin/api';
import type { ReviewedOrder } from '@xinglin/gateway-sdk';
import { pageCall } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import {
  ButtonLink,
  Card,
  ListGroup,
  ListLink,
  Loaded,
  Note,
  Page,
  PageHeader,
  ResultHeader,
  SkeletonList,
  Stack,
  Stars,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { ReviewState } from '../../../components/review-state';

/** The visit it was about, by the number of its order. */
const order = pageCall(reviewsApi.endpoints.getOrderComment, ({ params }) => {
  const orderNo = params['medicalRecordId'];
  return orderNo === undefined ? null : { orderNo };
});

export const load: PageLoad = (place) => order.load(place);

/** What became of a review that was just written, and where to go from there (spec 2 §2.28). */
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

function Sent({
  order: { orderNo, title, doctorId, doctorName, review },
}: {
  order: ReviewedOrder;
}): ReactElement {
  const { t } = useTranslation('reviews');
  const modules = usePageModules('reviews.sent');
  const ways = [
    modules('praise', { title: t('praise.write'), to: href('reviews.praise', { doctorId }) }),
    modules('reward', { title: t('rewardPay.title'), to: href('reviews.rewardPay', { doctorId }) }),
    modules('doctor', {
      title: t('ofDoctorNamed', { name: doctorName }),
      to: href('directory.doctor', { id: doctorId }),
    }),
  ].filter((way) => way !== null);
  if (review === null)
    return (
      <>
        <ResultHeader state="waiting" title={t('sent.nothing')} />
        <Stack inset>
          <ButtonLink block to={href('reviews.write', {}, { orderId: orderNo })}>
            {t('write.title')}
          </ButtonLink>
        </Stack>
      </>
    );
  const { state, score, aspects, text } = review;
  return (
    <>
      {state === 'published' && (
        <ResultHeader state="success" title={t('sent.thanks')}>
          {t('sent.published')}
        </ResultHeader>
      )}
      {state === 'inReview' && (
        <ResultHeader state="waiting" title={t('sent.thanks')}>
          {t('sent.waiting')}
        </ResultHeader>
      )}
      {(state === 'blocked' || state === 'refused') && (
        // i18n-keys: reviews:shown.*
        <ResultHeader state="over" title={t(`shown.${state}`)} />
      )}
      <ReviewState review={review} />
      <Card title={doctorName}>
        <Stack gap={2}>
          <Note>{title}</Note>
          {score !== null && <Stars score={score} label={t('stars', { score })} />}
          {aspects !== null && <Note>{t('sent.attitude', { score: aspects.attitude })}</Note>}
          {text !== '' && <Note>{text}</Note>}
        </Stack>
      </Card>
      <ListGroup>
        {ways.map(({ title: label, to }) => (
          <ListLink key={to} to={to} label={label} />
        ))}
        <ListLink to={href('reviews.own')} label={t('own.title')} />
      </ListGroup>
    </>
  );
}

import { reviewsApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, NoticeBar } from '@xinglin/ui';
import { UntreatedForm } from '../../../components/untreated-form';
import { VisitHero } from '../../../components/visit-hero';

/** A visit that did not take place, as its patient says (spec 2 §2.28). */
const page = detailPage({
  endpoint: reviewsApi.endpoints.getOrderComment,
  input: ({ params }) => ({ orderNo: params['orderNo'] ?? '' }),
  title: 'reviews:notTreated.title',
  backTo: href('booking.orderList'),
  gone: {
    title: 'reviews:write.gone',
    action: ({ t }) => (
      <ButtonLink to={href('booking.orderList')}>{t('reviews:toOrders')}</ButtonLink>
    ),
  },
  children: (order, { t }) => (
    <>
      <VisitHero order={order} tone="warning" scene="clock" state={t('reviews:notTreated.title')} />
      {order.review === null ? (
        <UntreatedForm orderNo={order.orderNo} />
      ) : (
        <NoticeBar>{t('reviews:notTreated.reviewed')}</NoticeBar>
      )}
    </>
  ),
});

export const { load } = page;
export default page.Page;

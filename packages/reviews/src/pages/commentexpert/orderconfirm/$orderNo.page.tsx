import { reviewsApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ButtonLink, Card, Note, NoticeBar, Stack } from '@xinglin/ui';
import { OrderHead } from '../../../components/order-head';

/** Whether the visit took place, before anything is said of it (spec 2 §2.28). */
const page = detailPage({
  endpoint: reviewsApi.endpoints.getOrderComment,
  input: ({ params }) => ({ orderNo: params['orderNo'] ?? '' }),
  title: 'reviews:confirmVisit.title',
  backTo: href('booking.orderList'),
  gone: {
    title: 'reviews:write.gone',
    action: ({ t }) => (
      <ButtonLink to={href('booking.orderList')}>{t('reviews:toOrders')}</ButtonLink>
    ),
  },
  children: (order, { t }) => (
    <>
      <OrderHead order={order} />
      {order.may === 'notYet' && <NoticeBar>{t('reviews:confirmVisit.notYet')}</NoticeBar>}
      <Card title={t('reviews:confirmVisit.question')}>
        <Stack>
          <Note>{order.title}</Note>
          {order.may === 'notYet' ? (
            <ButtonLink
              block
              variant="outline"
              to={href('booking.orderDetail', { orderNo: order.orderNo })}
            >
              {t('reviews:confirmVisit.toOrder')}
            </ButtonLink>
          ) : (
            <ButtonLink block to={href('reviews.write', {}, { orderId: order.orderNo })}>
              {t('reviews:confirmVisit.yes')}
            </ButtonLink>
          )}
          <ButtonLink
            block
            variant="outline"
            to={href('reviews.notTreated', { orderNo: order.orderNo })}
          >
            {t('reviews:confirmVisit.no')}
          </ButtonLink>
        </Stack>
      </Card>
    </>
  ),
});

export const { load } = page;
export default page.Page;

import { reviewsApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { ActionBar, ButtonLink, Card, Note } from '@xinglin/ui';
import { VisitHero } from '../../../components/visit-hero';

/** Whether the visit took place, asked before it is reviewed (spec 2 §2.28). */
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
      <VisitHero
        order={order}
        tone={order.may === 'notYet' ? 'warning' : 'brand'}
        scene={order.may === 'notYet' ? 'clock' : 'clinic'}
        state={t('reviews:confirmVisit.question')}
      />
      <Card as="div">
        <Note>
          {t(order.may === 'notYet' ? 'reviews:confirmVisit.notYet' : 'reviews:confirmVisit.hint')}
        </Note>
        <ButtonLink variant="text" to={href('reviews.notTreated', { orderNo: order.orderNo })}>
          {t('reviews:confirmVisit.no')}
        </ButtonLink>
      </Card>
    </>
  ),
  bar: ({ may, orderNo }, { t }) => (
    <ActionBar>
      {may === 'notYet' ? (
        <ButtonLink block to={href('booking.orderDetail', { orderNo })}>
          {t('reviews:confirmVisit.toOrder')}
        </ButtonLink>
      ) : (
        <ButtonLink block to={href('reviews.write', {}, { orderId: orderNo })}>
          {t('reviews:confirmVisit.yes')}
        </ButtonLink>
      )}
    </ActionBar>
  ),
});

export const { load } = page;
export default page.Page;

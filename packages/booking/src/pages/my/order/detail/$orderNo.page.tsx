import { bookingApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { ButtonLink, SkeletonList } from '@xinglin/ui';
import { OrderDetail } from '../../../../components/order-detail';
import { VisitBar } from '../../../../components/visit-bar';
import { flowAt } from '../../../../model/flow';
import { isBeingClosed } from '../../../../model/payment-outcome';

/** Everything about one appointment, and what can be done with it (spec 2 §2.20). */
const page = detailPage({
  endpoint: bookingApi.endpoints.getRegistrationOrder,
  input: ({ params }) => ({ orderNo: params['orderNo'] ?? '' }),
  title: 'booking:orderDetail.title',
  backTo: (_order, place) => flowAt(place).orders(),
  skeleton: <SkeletonList lines={4} />,
  isMoving: isBeingClosed,
  gone: {
    title: 'booking:orderDetail.gone',
    action: ({ t, ...place }) => (
      <ButtonLink to={flowAt(place).orders()}>{t('booking:orderStatus.toOrders')}</ButtonLink>
    ),
  },
  // At the hospital there is nothing left to do here.
  bar: (order) => (order.status === 'checkedIn' ? undefined : <VisitBar order={order} />),
  children: (order, { refetch }) => <OrderDetail order={order} onExpire={refetch} />,
});

export const { load } = page;
export default page.Page;

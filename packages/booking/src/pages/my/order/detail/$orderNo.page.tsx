import { bookingApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { SkeletonList } from '@xinglin/ui';
import { OrderDetail } from '../../../../components/order-detail';
import { isBeingClosed } from '../../../../model/payment-outcome';

/** Everything about one appointment, and what can be done with it (spec 2 §2.20). */
const page = detailPage({
  endpoint: bookingApi.endpoints.getRegistrationOrder,
  input: ({ params }) => ({ orderNo: params['orderNo'] ?? '' }),
  title: 'booking:orderDetail.title',
  backTo: href('booking.orderList'),
  skeleton: <SkeletonList lines={4} />,
  isMoving: isBeingClosed,
  children: (order, { refetch }) => <OrderDetail order={order} onExpire={refetch} />,
});

export const { load } = page;
export default page.Page;

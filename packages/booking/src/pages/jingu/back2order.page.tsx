import { bookingApi, type PassThroughPage } from '@xinglin/api';
import { idFilter } from '@xinglin/pages';
import { href } from '@xinglin/routes';

/** Where a person comes back from the partner: to the order that the partner names, or to all where it is not theirs (spec 2 §2.5). */
export const forward: PassThroughPage['forward'] = async ({ query }, store) => {
  const orderNo = idFilter.read(query.get('orderNo'));
  if (orderNo === undefined) return href('booking.orderList');
  const { data } = await store.dispatch(
    bookingApi.endpoints.getRegistrationOrder.initiate({ orderNo }),
  );
  return data === undefined ? href('booking.orderList') : href('booking.orderDetail', { orderNo });
};

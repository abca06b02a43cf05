import { orderCentreApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';

/** The order of any kind that an address of the order centre names; nothing is asked where it names none. */
export const centreOrder = pageCall(orderCentreApi.endpoints.getCentreOrder, ({ query }) => {
  const orderNo = query.get('orderNo');
  return orderNo ? { orderNo } : null;
});

import { medicinesApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';

/** The order of medicines that an address names, in its path or its query. */
export const drugOrderCall = pageCall(medicinesApi.endpoints.getDrugOrder, ({ params, query }) => {
  const orderNo = params['orderId'] ?? query.get('orderId');
  return orderNo ? { orderNo } : null;
});

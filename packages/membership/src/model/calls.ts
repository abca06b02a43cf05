import { membershipApi, patientsApi, type PageLoadInput } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';

/** The order that a page's address names, in its path or its query; null for none. */
export const orderInput = ({ params, query }: PageLoadInput) => {
  const orderNo = params['id'] ?? query.get('orderNo');
  return orderNo ? { orderNo } : null;
};

/** That order, requested once for all parts of the page. */
export const orderCall = pageCall(membershipApi.endpoints.getHealthVipOrderSimpleInfo, orderInput);

/** The people of the account. */
export const family = pageCall(patientsApi.endpoints.listPatients, () => undefined);

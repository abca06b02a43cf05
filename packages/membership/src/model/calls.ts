import { membershipApi, patientsApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';

/** The order that a page's address names, in its path or its query; asked for once for all parts of the page. */
export const orderCall = pageCall(
  membershipApi.endpoints.getHealthVipOrderSimpleInfo,
  ({ params, query }) => {
    const orderNo = params['id'] ?? query.get('orderNo');
    return orderNo ? { orderNo } : null;
  },
);

/** The people of the account. */
export const family = pageCall(patientsApi.endpoints.listPatients, () => undefined);

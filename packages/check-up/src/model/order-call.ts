import { checkUpApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';
import { orderNoOf } from './links';

/** The order that a page's address names, asked for once for all parts of the page. */
export const orderCall = pageCall(checkUpApi.endpoints.getPhysicalOrder, (place) => ({
  orderNo: orderNoOf(place),
}));

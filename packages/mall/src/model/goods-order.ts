import { goodsApi } from '@xinglin/api';
import { pageCall } from '@xinglin/pages';

/** The order of goods that a page's address names. */
export const goodsOrder = pageCall(goodsApi.endpoints.getMarketplaceOrder, ({ params }) => ({
  orderNo: params['orderId'] ?? '',
}));

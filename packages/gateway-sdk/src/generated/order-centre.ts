// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { GetCentreOrderRequest, GetDeductionsRequest, GetDeductionsResponse, ListDeductionRulesRequest, ListDeductionRulesResponse, ListGoodsCouponsRequest, ListGoodsCouponsResponse } from './types/order-centre';
import type { OrderDetail } from './types/orders';

/** The calls of the orderCentre domain. */
export const orderCentreCalls: {
  getDeductions: CallRow<GetDeductionsRequest, GetDeductionsResponse, 'query'>;
  listDeductionRules: CallRow<ListDeductionRulesRequest, ListDeductionRulesResponse, 'query'>;
  listGoodsCoupons: CallRow<ListGoodsCouponsRequest, ListGoodsCouponsResponse, 'query'>;
  getCentreOrder: CallRow<GetCentreOrderRequest, OrderDetail, 'query'>;
} = {
  getDeductions: {
    path: '/ordercentre/rest/deduct',
    kind: 'query',
    tags: [
      {
        type: 'GoodsOrder',
        by: 'orderNo'
      }
    ]
  },
  listDeductionRules: {
    path: '/ordercentre/rest/deduct/rules',
    kind: 'query',
    open: true,
    tags: [
      'Goods'
    ]
  },
  listGoodsCoupons: {
    path: '/ordercentre/rest/coupon',
    kind: 'query',
    tags: [
      'Coupon',
      'Goods'
    ]
  },
  getCentreOrder: {
    path: '/ordercentre/rest/order',
    kind: 'query',
    tags: [
      'Order'
    ]
  }
};

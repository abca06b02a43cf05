// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow, ListRow } from '../call-row';
import type { CouponPack, UserCoupon } from './types/coupon-shapes';
import type { GetCouponRuleRequest, ListBestCouponsRequest, ListBestCouponsResponse, ListCouponPacksResponse, ListCouponRulesResponse, PageUserCouponsRequest, PageUserCouponsResponse, ReceiveCouponRequest } from './types/coupons';

/** The calls of the coupons domain. */
export const couponsCalls: {
  pageUserCoupons: ListRow<PageUserCouponsRequest, PageUserCouponsResponse>;
  receiveCoupon: CallRow<ReceiveCouponRequest, UserCoupon, 'mutation'>;
  listCouponPacks: CallRow<void, ListCouponPacksResponse, 'query'>;
  listCouponRules: CallRow<void, ListCouponRulesResponse, 'query'>;
  getCouponRule: CallRow<GetCouponRuleRequest, CouponPack, 'query'>;
  listBestCoupons: CallRow<ListBestCouponsRequest, ListBestCouponsResponse, 'query'>;
} = {
  pageUserCoupons: {
    path: '/modulecoupon/rest/coupon/black/pageusercoupon',
    kind: 'query',
    tags: [
      'Coupon'
    ],
    listed: 'page'
  },
  receiveCoupon: {
    path: '/moduleoperate/activity/coupon/receive.json',
    kind: 'mutation',
    tags: [
      'Coupon'
    ]
  },
  listCouponPacks: {
    path: '/pay/coupon/packs',
    kind: 'query',
    tags: [
      'Coupon'
    ]
  },
  listCouponRules: {
    path: '/pay/coupon/rules',
    kind: 'query',
    open: true,
    tags: [
      'CouponRule'
    ]
  },
  getCouponRule: {
    path: '/pay/coupon/rule',
    kind: 'query',
    open: true,
    tags: [
      'CouponRule'
    ]
  },
  listBestCoupons: {
    path: '/pay/coupon/best',
    kind: 'query',
    tags: [
      'Coupon'
    ]
  }
};

import type { coupons as calls } from '@xinglin/contract';
import { judgedCoupons } from '../../kernel/pricing/judged-coupons';
import type { HandlersOf } from '../../platform/mount';
import { wholeList } from '../../platform/whole-list';
import { pageCoupons } from './own-coupons';
import { findRule, listPacks, listRules, receive } from './packs';

/** What answers the calls of coupons (spec 3 §7.8). */
export const couponHandlers: HandlersOf<typeof calls> = {
  pageUserCoupons: pageCoupons,
  receiveCoupon: receive,
  listCouponPacks: listPacks,
  listCouponRules: listRules,
  getCouponRule: findRule,
  listBestCoupons: async ({ use, cents, seller = null }, { db, account, locale, now }) =>
    wholeList(await judgedCoupons(db, { ownerId: account, locale, now }, { use, cents, seller })),
};

import { z } from 'zod';
import { CouponPackId, OfferedCouponId, SellerId } from './ids';
import {
  CouponPack,
  CouponStanding,
  CouponUse,
  JudgedCoupon,
  UserCoupon,
  UserCouponState,
} from './coupon-shapes';
import { defineCalls } from '../define-calls';
import { Cents, ListOf, Nothing, PageFields, writtenText } from '../shapes';

/** Coupons of the account: received, listed by state, judged beside an order (spec 2 §2.20, spec 3 §7.8). */
export const coupons = defineCalls({
  /**
   * The account's coupons by state, the one that ends first before the others. Of those that have not expired, the ones
   * that can be used now come first.
   */
  pageUserCoupons: {
    path: '/modulecoupon/rest/coupon/black/pageusercoupon',
    access: 'session',
    kind: 'query',
    request: z.object({ state: UserCouponState.default('usable'), ...PageFields }),
    response: ListOf(
      UserCoupon.extend({
        /** Whether it can be used now; null once it is used or has expired. */
        standing: CouponStanding.nullable(),
      }),
    ),
    tags: ['Coupon'],
  },
  /** Takes a coupon that is given out. */
  receiveCoupon: {
    path: '/moduleoperate/activity/coupon/receive.json',
    access: 'bound',
    kind: 'mutation',
    request: z.object({
      packSendId: CouponPackId,
      couponId: OfferedCouponId,
      couponName: writtenText({ min: 1, max: 60 }),
    }),
    response: UserCoupon,
    refusals: ['couponGone', 'couponLimitReached'],
    tags: ['Coupon'],
  },
  /** What is given out now, and how many of each the account received. */
  listCouponPacks: {
    path: '/pay/coupon/packs',
    access: 'session',
    kind: 'query',
    request: Nothing,
    response: ListOf(
      CouponPack.extend({
        received: z.int().min(0),
        /** Whether any are left for any reader. */
        isLeft: z.boolean(),
        /** How many more the account can receive. */
        canReceive: z.int().min(0),
      }),
    ),
    tags: ['Coupon'],
  },
  /** The rules of every coupon that is or was given out. */
  listCouponRules: {
    path: '/pay/coupon/rules',
    access: 'open',
    kind: 'query',
    request: Nothing,
    response: ListOf(CouponPack),
    tags: ['CouponRule'],
  },
  getCouponRule: {
    path: '/pay/coupon/rule',
    access: 'open',
    kind: 'query',
    request: z.object({ packId: CouponPackId }),
    response: CouponPack,
    tags: ['CouponRule'],
  },
  /** The account's coupons beside a sum: the best one first, and why not the others. */
  listBestCoupons: {
    path: '/pay/coupon/best',
    access: 'session',
    kind: 'query',
    request: z.object({
      use: CouponUse.unwrap(),
      cents: Cents,
      /** Whose it is: the shop, the organisation. */
      seller: SellerId.optional(),
    }),
    response: ListOf(JudgedCoupon),
    tags: ['Coupon'],
  },
});

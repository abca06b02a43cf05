import { z } from 'zod';
import { ShopId } from '../mall/ids';
import { OrderNo } from './ids';
import { defineCalls } from '../define-calls';
import { GoodsCoupon, SkuCounts } from '../mall/goods-shapes';
import { OrderDetail, Quote } from './orders';
import { Id, Instant, ListOf } from '../shapes';

/** A rule by which shops take something off. */
const DeductionRule = z
  .object({
    ruleId: Id,
    shopName: z.string(),
    title: z.string(),
    /** What it asks for and how far it goes. */
    text: z.string(),
    startsAt: Instant,
    endsAt: Instant,
  })
  .meta({ id: 'DeductionRule' });

/** What every kind of order shares with the order centre (spec 2 §2.25, spec 3 §7.10). */
export const orderCentre = defineCalls({
  /** What was taken off an order of the account's own, and what could not be. */
  getDeductions: {
    path: '/ordercentre/rest/deduct',
    access: 'session',
    kind: 'query',
    request: z.object({ orderNo: OrderNo }),
    response: z.object({
      applied: Quote.shape.steps,
      whyNots: Quote.shape.whyNots,
    }),
    tags: [{ type: 'GoodsOrder', by: 'orderNo' }],
  },
  /** The rules by which shops take something off now. */
  listDeductionRules: {
    path: '/ordercentre/rest/deduct/rules',
    access: 'open',
    kind: 'query',
    request: z.object({ shopId: ShopId.optional() }),
    response: ListOf(DeductionRule),
    tags: ['Goods'],
  },
  /** The account's coupons: with lines, which of them apply to those, the best one first. */
  listGoodsCoupons: {
    path: '/ordercentre/rest/coupon',
    access: 'session',
    kind: 'query',
    request: z.object({ lines: SkuCounts.optional() }),
    response: ListOf(GoodsCoupon),
    tags: ['Coupon', 'Goods'],
  },
  /** One order of the account's own of whatever kind, with how far its payment came. */
  getCentreOrder: {
    path: '/ordercentre/rest/order',
    access: 'session',
    kind: 'query',
    request: z.object({ orderNo: OrderNo }),
    response: OrderDetail,
    tags: ['Order'],
  },
});

import { z } from 'zod';
import { CouponPackId } from '../membership/ids';
import { Quote } from '../orders/orders';
import { Cents, Instant } from '../shapes';
import { SkuId } from './ids';

/**
 * What one piece costs the reader now, by the rule of every quote: the price of members, the shop's offer and the best
 * coupon that they hold are in it. Freight is not, but the best coupon is the one by which the total with freight is lowest.
 */
export const GoodsOffer = z
  .object({
    /** The variant that is priced, and put into the cart from a list. */
    skuId: SkuId,
    stock: z.int().min(0),
    listCents: Cents,
    cents: Cents,
    /** What makes the price less, in the order in which it applies. */
    steps: Quote.shape.steps,
    /** The coupon that the reader holds and could use with a little more; null without one. */
    nearCoupon: z.object({ missingCents: Cents, offCents: Cents }).nullable(),
    /** A coupon to receive by which it would cost less; null without one. */
    claimable: z.object({ packId: CouponPackId, offCents: Cents, cents: Cents }).nullable(),
  })
  .meta({ id: 'GoodsOffer' });

/** Coupons of the mall beside each other: those that the reader holds, then those to receive. */
export const MallCoupon = z
  .object({
    packId: CouponPackId.nullable(),
    title: z.string(),
    offCents: Cents,
    /** From which sum on. */
    fromCents: Cents,
    /** The reader has it; otherwise it can be received. */
    isHeld: z.boolean(),
  })
  .meta({ id: 'MallCoupon' });

/** A licence or a certificate by its kind and number: 药品经营许可证. */
export const Certificate = z
  .object({ kind: z.string(), number: z.string() })
  .meta({ id: 'Certificate' });

/** When what is ordered now arrives, as its shop usually has it. */
export const GoodsArrival = z
  .object({
    by: Instant,
    /** By an hour; otherwise on that day. */
    isHour: z.boolean(),
    /** Where to: the street of the reader's usual address, or the city of their choice. */
    place: z.string(),
    /** The reader's usual address; otherwise the city alone is known. */
    isAddress: z.boolean(),
  })
  .meta({ id: 'GoodsArrival' });

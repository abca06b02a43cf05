import { z } from 'zod';
import { CouponId, CouponPackId, MemberOrderNo } from './ids';
import { Cents, Instant } from '../shapes';

/** What a coupon takes something off; null is everything. */
export const CouponUse = z.enum(['goods', 'checkUp', 'membership', 'consult']).nullable();

export const UserCouponState = z
  .enum(['usable', 'used', 'expired'])
  .meta({ id: 'UserCouponState' });

/** What can be received: so much off, from which sum on, and for how long. */
export const CouponPack = z
  .object({
    packSendId: CouponPackId,
    couponId: CouponId,
    couponName: z.string(),
    use: CouponUse,
    offCents: Cents,
    fromCents: Cents,
    /** How long one is valid from the moment it is received. */
    days: z.int().min(1),
    mostPerAccount: z.int().min(1),
    /** Until when it is given out. */
    until: Instant,
    /** What is agreed of it, in a few sentences. */
    rule: z.string(),
  })
  .meta({ id: 'CouponPack' });

/** A coupon of the account. */
export const UserCoupon = z
  .object({
    couponId: CouponId,
    title: z.string(),
    use: CouponUse,
    offCents: Cents,
    fromCents: Cents,
    endsAt: Instant,
    state: UserCouponState,
    /** The order that holds it or spent it. */
    orderNo: MemberOrderNo.nullable(),
    /** What it was received as; null for one that service gave. */
    packId: CouponPackId.nullable(),
  })
  .meta({ id: 'UserCoupon' });

/** Whether a coupon can be used now, and what is nearest to it. */
export const CouponStanding = z
  .object({
    /**
     * What is in hand decides where there is something; with nothing in hand it can be used where something on sale
     * reaches its sum.
     */
    canUse: z.boolean(),
    /** The largest sum in hand for it: of the cart; null for none. */
    inHand: z.object({ use: CouponUse.unwrap(), cents: Cents }).nullable(),
    /** Why what is in hand is not enough; null where it is, and where nothing is in hand. */
    whyNot: z.string().nullable(),
    /** The cheapest thing on sale that reaches the sum; null where nothing does, and where none is needed. */
    way: z
      .object({
        use: CouponUse.unwrap(),
        /** The goods, the package, the product or the doctor; null for a consult whose doctor is assigned. */
        thingId: z.string().nullable(),
        /** The shop of goods; null for all else. */
        withinId: z.string().nullable(),
        title: z.string(),
        priceCents: Cents,
      })
      .nullable(),
  })
  .meta({ id: 'CouponStanding' });

/** A coupon beside an order: what it takes off, or why it does not. */
export const JudgedCoupon = z
  .object({
    couponId: CouponId,
    title: z.string(),
    offCents: Cents,
    endsAt: Instant,
    /** Null where it can be used. */
    whyNot: z.string().nullable(),
  })
  .meta({ id: 'JudgedCoupon' });

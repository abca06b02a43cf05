import type { CouponOrder, CouponThing } from '@xinglin/rules';
import type { CallContext } from '../../platform/context';
import { collection } from '../../platform/ports';
import type { CouponUse } from './coupons';

/** The sum that a coupon needs; of one seller, or of all. */
export interface CouponNeed {
  readonly seller: string | null;
  readonly fromCents: number;
}

/** Something on sale that reaches the sum of a coupon. */
export interface ReachingThing extends CouponThing {
  readonly use: CouponUse;
  /** The goods, the package, the product or the doctor; null for a kind of consult whose doctor is assigned. */
  readonly thingId: string | null;
  readonly title: string;
}

/** What one kind of order knows of an account for its coupons, read once for any number of them. */
export interface CouponSource {
  /** What the account has in hand, for each seller and for all together; empty where nothing is. */
  readonly inHand: (seller: string | null) => CouponOrder | null;
  /** The cheapest thing on sale with which an order reaches the sum; null where there is none. Reads a bounded list. */
  readonly reaching: (need: CouponNeed) => Promise<ReachingThing | null>;
}

/** How the {@link CouponSource} of a kind of order is opened. */
export interface CouponSources {
  readonly use: CouponUse;
  readonly open: (context: CallContext) => Promise<CouponSource>;
}

/** What kinds of orders know for coupons, declared by the domains that own them. */
export const couponSources = collection<CouponSources>('coupon sources');

/** What is agreed of every coupon. */
export const couponTerms = {
  /** Days for which a coupon can be used at least after its order ended through no act of its owner. */
  returnedForDays: 7,
} as const;

/** A coupon as it is judged: what it takes off what, and from which sum on. */
export interface CouponTerms {
  /** The kind of order it is for; null for any. */
  readonly use: string | null;
  /** Whose it is: a shop, an organisation; null for all. */
  readonly seller: string | null;
  readonly offCents: number;
  readonly fromCents: number;
}

/** What a coupon is to take something off. */
export interface CouponOrder {
  readonly use: string;
  readonly seller: string | null;
  readonly cents: number;
}

/** Why a coupon takes nothing off an order. */
export type CouponWhyNot = 'otherUse' | 'otherSeller' | 'notReached';

/** A coupon with what it takes off, which is nothing where it does not apply. */
export interface Judged<Coupon> {
  readonly coupon: Coupon;
  readonly offCents: number;
  readonly whyNot: CouponWhyNot | null;
  /** To the sum from which it would apply. */
  readonly missingCents: number;
}

function judge<Coupon extends CouponTerms>(coupon: Coupon, order: CouponOrder): Judged<Coupon> {
  const no = (whyNot: CouponWhyNot, missingCents = 0) => ({
    coupon,
    offCents: 0,
    whyNot,
    missingCents,
  });
  if (coupon.use !== null && coupon.use !== order.use) return no('otherUse');
  if (coupon.seller !== null && coupon.seller !== order.seller) return no('otherSeller');
  if (order.cents < coupon.fromCents) return no('notReached', coupon.fromCents - order.cents);
  return {
    coupon,
    offCents: Math.min(coupon.offCents, order.cents),
    whyNot: null,
    missingCents: 0,
  };
}

/**
 * Coupons beside an order, the one that takes most off first and, of equal ones, the first given; then those that do not
 * apply, the nearest to its sum first, each with why (spec 3 §7.8).
 */
export function judgeCoupons<Coupon extends CouponTerms>(
  coupons: readonly Coupon[],
  order: CouponOrder,
): Judged<Coupon>[] {
  const judged = coupons.map((coupon) => judge(coupon, order));
  const rank = ({ whyNot }: Judged<Coupon>) =>
    whyNot === null ? 0 : whyNot === 'notReached' ? 1 : 2;
  return judged.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      other.offCents - one.offCents ||
      one.missingCents - other.missingCents,
  );
}

/** Something on sale with which a coupon could be used. */
export interface CouponThing extends CouponOrder {
  /** The price of the thing alone; `cents` is what the order comes to with it. */
  readonly priceCents: number;
}

/** Whether a coupon can be used now, and what is nearest to it. */
export interface CouponStanding<Thing> {
  readonly canUse: boolean;
  /** The largest sum that the account has in hand for it; null for none. */
  readonly inHand: CouponOrder | null;
  /** From what is in hand to the sum of the coupon. */
  readonly missingCents: number;
  /** The cheapest thing that reaches the sum; null where nothing does, and where none is needed. */
  readonly way: Thing | null;
}

/**
 * Where a coupon stands. What is in hand decides where there is something, by the rule of {@link judgeCoupons}; with
 * nothing in hand it can be used where something on sale reaches its sum.
 */
export function couponStanding<Thing extends CouponThing>(
  coupon: CouponTerms,
  inHand: readonly CouponOrder[],
  onSale: readonly Thing[],
): CouponStanding<Thing> {
  const [held] = inHand
    .map((order) => ({ order, ...judge(coupon, order) }))
    .filter(({ whyNot }) => whyNot === null || whyNot === 'notReached')
    .toSorted((one, other) => other.order.cents - one.order.cents);
  const [way = null] = onSale
    .filter((thing) => judge(coupon, thing).whyNot === null)
    .toSorted((one, other) => one.priceCents - other.priceCents);
  const canUse = held === undefined ? way !== null : held.whyNot === null;
  return {
    canUse,
    inHand: held?.order ?? null,
    missingCents: held?.missingCents ?? 0,
    way: canUse ? null : way,
  };
}

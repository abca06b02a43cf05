import type { QuoteOffer } from '@xinglin/rules';
import { and, asc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { coupons, type CouponRow } from './tables';

/** What a coupon is for. */
export type CouponUse = NonNullable<CouponRow['use']>;

/**
 * The coupons that an account can use now, the one that ends first before the others; those for one kind of order where
 * it is named.
 */
export async function usableCoupons(
  db: Queryable,
  ownerId: string,
  now: Date,
  use?: CouponUse,
): Promise<CouponRow[]> {
  return db
    .select()
    .from(coupons)
    .where(
      and(
        eq(coupons.ownerId, ownerId),
        isNull(coupons.orderNo),
        gt(coupons.endsAt, now),
        use && or(isNull(coupons.use), eq(coupons.use, use)),
      ),
    )
    .orderBy(asc(coupons.endsAt), asc(coupons.couponId));
}

/** A coupon as the rule of prices takes it. */
export const asOffer = ({ couponId, seller, fromCents, offCents }: CouponRow): QuoteOffer => ({
  id: couponId,
  seller,
  fromCents,
  off: { cents: offCents },
});

/** Binds coupons of an account to its order. Answers false where one of them was used meanwhile or has ended. */
export async function spendCoupons(
  db: Queryable,
  {
    ownerId,
    orderNo,
    now,
  }: { readonly ownerId: string; readonly orderNo: string; readonly now: Date },
  couponIds: readonly string[],
): Promise<boolean> {
  if (couponIds.length === 0) return true;
  const spent = await db
    .update(coupons)
    .set({ orderNo })
    .where(
      and(
        inArray(coupons.couponId, [...couponIds]),
        eq(coupons.ownerId, ownerId),
        isNull(coupons.orderNo),
        gt(coupons.endsAt, now),
      ),
    )
    .returning({ couponId: coupons.couponId });
  return spent.length === couponIds.length;
}

/** Gives back the coupons that an order held. */
export async function returnCoupons(db: Queryable, orderNo: string): Promise<void> {
  await db.update(coupons).set({ orderNo: null }).where(eq(coupons.orderNo, orderNo));
}

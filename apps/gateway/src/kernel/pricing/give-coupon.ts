import { and, count, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { couponPacks, coupons, type CouponPackRow, type CouponRow } from './tables';

const dayMs = 24 * 60 * 60_000;

/**
 * Gives an account a coupon of a pack. Answers `gone` where none is left or the time of the pack is over, `limit` where
 * the account received as many as it may; in the caller's transaction, under the lock of the pack.
 */
export async function giveCoupon(
  db: Queryable,
  ownerId: string,
  packId: string,
  now: Date,
): Promise<CouponRow | 'gone' | 'limit'> {
  // Its lock makes two taps at once count one after the other.
  const [pack] = await db
    .update(couponPacks)
    .set({ remaining: sql`${couponPacks.remaining} - 1` })
    .where(
      and(
        eq(couponPacks.packId, packId),
        gt(couponPacks.endsAt, now),
        sql`${couponPacks.opensAt} <= ${now.toISOString()}::timestamptz`,
        or(isNull(couponPacks.remaining), gt(couponPacks.remaining, 0)),
      ),
    )
    .returning();
  if (!pack) return 'gone';
  const [had] = await db
    .select({ received: count() })
    .from(coupons)
    .where(and(eq(coupons.ownerId, ownerId), eq(coupons.packId, packId)));
  return (had?.received ?? 0) >= pack.mostPerAccount
    ? 'limit'
    : issueCoupon(db, ownerId, pack, now);
}

/** What a coupon that is given out says; of no pack where it was bought elsewhere. */
export type IssuedCoupon = Pick<
  CouponPackRow,
  'title' | 'use' | 'seller' | 'offCents' | 'fromCents' | 'days'
> & { readonly packId?: string };

/** Gives an account a coupon, valid for its days from now. */
export async function issueCoupon(
  db: Queryable,
  ownerId: string,
  { packId, title, use, seller, offCents, fromCents, days }: IssuedCoupon,
  now: Date,
): Promise<CouponRow> {
  const row = {
    couponId: newId(),
    ownerId,
    packId: packId ?? null,
    title,
    use,
    seller,
    offCents,
    fromCents,
    endsAt: new Date(now.getTime() + days * dayMs),
    orderNo: null,
    createdAt: now,
  };
  await db.insert(coupons).values(row);
  return row;
}

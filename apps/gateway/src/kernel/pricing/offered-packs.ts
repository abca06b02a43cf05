import type { QuoteOffer } from '@xinglin/rules';
import { and, asc, count, eq, gt, isNull, lte, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import type { CouponUse } from './coupons';
import { couponPacks, coupons, type CouponPackRow } from './tables';

interface Asked {
  /** Undefined for a reader without an account, who has received none. */
  readonly ownerId: string | undefined;
  readonly use: CouponUse;
  readonly now: Date;
}

/** The coupons that a reader can receive now for one kind of order, in their order. */
export async function offeredPacks(
  db: Queryable,
  { ownerId, use, now }: Asked,
): Promise<CouponPackRow[]> {
  const packs = await db
    .select()
    .from(couponPacks)
    .where(
      and(
        eq(couponPacks.isGift, false),
        lte(couponPacks.opensAt, now),
        gt(couponPacks.endsAt, now),
        or(isNull(couponPacks.remaining), gt(couponPacks.remaining, 0)),
        or(isNull(couponPacks.use), eq(couponPacks.use, use)),
      ),
    )
    .orderBy(asc(couponPacks.position));
  const had =
    ownerId === undefined
      ? []
      : await db
          .select({ packId: coupons.packId, received: count() })
          .from(coupons)
          .where(eq(coupons.ownerId, ownerId))
          .groupBy(coupons.packId);
  const received = new Map(had.map((row) => [row.packId, row.received]));
  return packs.filter(({ packId, mostPerAccount }) => (received.get(packId) ?? 0) < mostPerAccount);
}

/** A coupon that is given out as the rule of prices takes it. */
export const packAsOffer = ({
  packId,
  seller,
  fromCents,
  offCents,
}: CouponPackRow): QuoteOffer => ({
  id: packId,
  seller,
  fromCents,
  off: { cents: offCents },
});

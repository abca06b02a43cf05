import type { QuoteOffer } from '@xinglin/rules';
import { and, asc, count, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import type { CouponUse } from './coupons';
import { couponPacks, coupons, type CouponPackRow } from './tables';

/** Most kinds of coupons that are listed. */
const packsAtMost = 100;

interface Asked {
  /** Undefined for a reader without an account, who has received none. */
  readonly ownerId: string | undefined;
  /** Those for one kind of order; all where it is left out. */
  readonly use?: CouponUse;
  readonly now: Date;
}

/** A kind of coupon that is given out, beside what its reader received. */
export interface GivenPack {
  readonly pack: CouponPackRow;
  readonly received: number;
  /** Whether any are left for any reader. */
  readonly isLeft: boolean;
  /** How many more the reader can receive. */
  readonly canReceive: number;
}

/** What is given out now, in its order, each with what its reader received and can still receive. */
export async function packsGivenOut(
  db: Queryable,
  { ownerId, use, now }: Asked,
): Promise<GivenPack[]> {
  const packs = await db
    .select()
    .from(couponPacks)
    .where(
      and(
        eq(couponPacks.isGift, false),
        lte(couponPacks.opensAt, now),
        gt(couponPacks.endsAt, now),
        use && or(isNull(couponPacks.use), eq(couponPacks.use, use)),
      ),
    )
    .orderBy(asc(couponPacks.position))
    .limit(packsAtMost);
  const had =
    ownerId === undefined || packs.length === 0
      ? []
      : await db
          .select({ packId: coupons.packId, received: count() })
          .from(coupons)
          .where(
            and(
              eq(coupons.ownerId, ownerId),
              inArray(
                coupons.packId,
                packs.map(({ packId }) => packId),
              ),
            ),
          )
          .groupBy(coupons.packId);
  const counts = new Map(had.map((row) => [row.packId, row.received]));
  return packs.map((pack) => {
    const received = counts.get(pack.packId) ?? 0;
    const left = pack.remaining ?? Number.POSITIVE_INFINITY;
    return {
      pack,
      received,
      isLeft: left > 0,
      canReceive: Math.max(0, Math.min(left, pack.mostPerAccount - received)),
    };
  });
}

/** The coupons that a reader can receive now for one kind of order, in their order. */
export const offeredPacks = async (
  db: Queryable,
  asked: Asked & { readonly use: CouponUse },
): Promise<CouponPackRow[]> =>
  (await packsGivenOut(db, asked))
    .filter(({ canReceive }) => canReceive > 0)
    .map(({ pack }) => pack);

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

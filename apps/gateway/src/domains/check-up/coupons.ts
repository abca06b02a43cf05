import type { checkUp, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';
import { checkUpCoupons, checkUpCouponsHeld, checkUpPackages } from './tables';

type Calls = typeof checkUp;
type CouponRow = typeof checkUpCoupons.$inferSelect;

const shownCoupon = ({ couponId, title, offCents, leastCents }: CouponRow, locale: Locale) => ({
  couponId,
  title: textIn(title, locale),
  offCents,
  leastCents,
});

/** Coupons that an account can use now: those of everybody it has not used, and those it typed the code of. */
async function usable(db: Queryable, ownerId: string): Promise<CouponRow[]> {
  const rows = await db
    .select({ coupon: checkUpCoupons })
    .from(checkUpCoupons)
    .leftJoin(
      checkUpCouponsHeld,
      and(
        eq(checkUpCouponsHeld.couponId, checkUpCoupons.couponId),
        eq(checkUpCouponsHeld.ownerId, ownerId),
      ),
    )
    .where(
      and(
        isNull(checkUpCouponsHeld.orderNo),
        or(isNull(checkUpCoupons.code), eq(checkUpCouponsHeld.ownerId, ownerId)),
      ),
    )
    .orderBy(asc(checkUpCoupons.leastCents), asc(checkUpCoupons.couponId));
  return rows.map(({ coupon }) => coupon);
}

/** Coupons of the account for the organisation of a package. */
export async function couponsFor(
  { packageCode }: RequestOf<Calls['getPhysicalCoupon']>,
  { db, account, locale }: CallContext,
): Promise<ResponseOf<Calls['getPhysicalCoupon']>> {
  const [offer = refuse('forbidden')] = await db
    .select({ orgCode: checkUpPackages.orgCode })
    .from(checkUpPackages)
    .where(eq(checkUpPackages.packageCode, packageCode));
  const found = (await usable(db, account)).filter(
    ({ orgCode }) => orgCode === null || orgCode === offer.orgCode,
  );
  return wholeList(found.map((coupon) => shownCoupon(coupon, locale)));
}

/** Holds a coupon that {@link offOf} found fit for an order that is being made; refuses one that another order holds. */
export async function holdCoupon(
  db: Queryable,
  { couponId, ownerId, orderNo }: { couponId: string; ownerId: string; orderNo: string },
): Promise<void> {
  const held = await db
    .insert(checkUpCouponsHeld)
    .values({ couponId, ownerId, orderNo })
    .onConflictDoUpdate({
      target: [checkUpCouponsHeld.ownerId, checkUpCouponsHeld.couponId],
      set: { orderNo },
      // Two orders at once hold it once.
      setWhere: isNull(checkUpCouponsHeld.orderNo),
    })
    .returning({ couponId: checkUpCouponsHeld.couponId });
  if (held.length === 0) refuse('checkUpCouponUnusable');
}

/** What a coupon takes off an order; refuses one that is not for it. */
export async function offOf(
  db: Queryable,
  { couponId, ownerId }: { couponId: string; ownerId: string },
  order: { readonly orgCode: string; readonly cents: number },
): Promise<number> {
  const coupon = (await usable(db, ownerId)).find((one) => one.couponId === couponId);
  return coupon && isFor(coupon, order) ? coupon.offCents : refuse('checkUpCouponUnusable');
}

const isFor = (
  coupon: CouponRow,
  { orgCode, cents }: { readonly orgCode: string; readonly cents: number },
): boolean => (coupon.orgCode === null || coupon.orgCode === orgCode) && cents >= coupon.leastCents;

/** Gives the coupon of an order that ended without taking place back to its account. */
export async function returnCoupon(db: Queryable, orderNo: string): Promise<void> {
  await db
    .update(checkUpCouponsHeld)
    .set({ orderNo: null })
    .where(eq(checkUpCouponsHeld.orderNo, orderNo));
}

/** Turns a code into a coupon of the account, for who types it first. */
export async function redeemCode(
  { code }: RequestOf<Calls['redeemPhysicalCode']>,
  { db, account: ownerId, locale }: CallContext,
): Promise<ResponseOf<Calls['redeemPhysicalCode']>> {
  const typed = code.replaceAll(/[\s-]/g, '').toUpperCase();
  const [coupon] = await db
    .select()
    .from(checkUpCoupons)
    .where(sql`replace(${checkUpCoupons.code}, '-', '') = ${typed}`);
  if (!coupon) return refuse('checkUpCodeUnknown');
  const { couponId } = coupon;
  const held = await db
    .insert(checkUpCouponsHeld)
    .values({ couponId, ownerId, code: coupon.code })
    .onConflictDoNothing()
    .returning({ ownerId: checkUpCouponsHeld.ownerId });
  if (held.length === 0) refuse('checkUpCodeUnknown');
  return shownCoupon(coupon, locale);
}

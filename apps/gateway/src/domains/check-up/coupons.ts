import type { checkUp, RequestOf, ResponseOf } from '@xinglin/contract';
import { normalizeCode, textIn } from '@xinglin/rules';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { spendCoupons, usableCoupons } from '../../kernel/pricing/coupons';
import { issueCoupon } from '../../kernel/pricing/give-coupon';
import type { CouponRow } from '../../kernel/pricing/tables';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';
import { checkUpCodes, checkUpPackages } from './tables';

type Calls = typeof checkUp;

/** Whose the coupons are that are asked for, and when. */
interface Holder {
  readonly ownerId: string;
  readonly now: Date;
}

const shownCoupon = ({ couponId, title, offCents, fromCents }: CouponRow, locale: Locale) => ({
  couponId,
  title: textIn(title, locale),
  offCents,
  leastCents: fromCents,
});

/** Coupons that the account can use now at an organisation. */
const usableAt = async (
  db: Queryable,
  { ownerId, now }: Holder,
  orgCode: string,
): Promise<CouponRow[]> =>
  (await usableCoupons(db, ownerId, now, 'checkUp')).filter(
    ({ seller }) => seller === null || seller === orgCode,
  );

/** Coupons of the account for the organisation of a package. */
export async function couponsFor(
  { packageCode }: RequestOf<Calls['getPhysicalCoupon']>,
  { db, account: ownerId, now, locale }: CallContext,
): Promise<ResponseOf<Calls['getPhysicalCoupon']>> {
  const [offer = refuse('forbidden')] = await db
    .select({ orgCode: checkUpPackages.orgCode })
    .from(checkUpPackages)
    .where(eq(checkUpPackages.packageCode, packageCode));
  const found = await usableAt(db, { ownerId, now }, offer.orgCode);
  return wholeList(found.map((coupon) => shownCoupon(coupon, locale)));
}

/** Holds a coupon that {@link offOf} found fit for an order that is being made; refuses one that another order holds. */
export async function holdCoupon(
  db: Queryable,
  couponId: string,
  order: Holder & { readonly orderNo: string },
): Promise<void> {
  if (!(await spendCoupons(db, order, [couponId]))) refuse('checkUpCouponUnusable');
}

/** What a coupon takes off an order; refuses one that is not for it. */
export async function offOf(
  db: Queryable,
  couponId: string,
  holder: Holder,
  { orgCode, cents }: { readonly orgCode: string; readonly cents: number },
): Promise<number> {
  const coupon = (await usableAt(db, holder, orgCode)).find((one) => one.couponId === couponId);
  return coupon && cents >= coupon.fromCents ? coupon.offCents : refuse('checkUpCouponUnusable');
}

/** Turns a code into a coupon of the account, for who types it first. */
export async function redeemCode(
  { code }: RequestOf<Calls['redeemPhysicalCode']>,
  { db, account: ownerId, now, locale }: CallContext,
): Promise<ResponseOf<Calls['redeemPhysicalCode']>> {
  const typed = normalizeCode(code).toUpperCase();
  // Of two accounts at once, the second one finds it redeemed.
  const [redeemed = refuse('checkUpCodeUnknown')] = await db
    .update(checkUpCodes)
    .set({ redeemedAt: now })
    .where(
      and(sql`replace(${checkUpCodes.code}, '-', '') = ${typed}`, isNull(checkUpCodes.redeemedAt)),
    )
    .returning();
  const { orgCode: seller, title, offCents, leastCents: fromCents, days } = redeemed;
  const terms = { use: 'checkUp' as const, seller, title, offCents, fromCents, days };
  return shownCoupon(await issueCoupon(db, ownerId, terms, now), locale);
}

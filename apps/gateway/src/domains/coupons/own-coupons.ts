import type { coupons as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { coupons, type CouponRow } from '../../kernel/pricing/tables';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';

type Calls = typeof calls;
type State = RequestOf<Calls['pageUserCoupons']>['state'];

/** Which coupons are in a state. */
function inState(state: State, now: Date): SQL | undefined {
  if (state === 'used') return isNotNull(coupons.orderNo);
  return and(
    isNull(coupons.orderNo),
    state === 'usable' ? gt(coupons.endsAt, now) : lte(coupons.endsAt, now),
  );
}

const stateOf = ({ orderNo, endsAt }: CouponRow, now: Date): State =>
  orderNo !== null ? 'used' : endsAt > now ? 'usable' : 'expired';

/** A coupon as its owner sees it. */
export const shownCoupon = (
  row: CouponRow,
  locale: Locale,
  now: Date,
): ResponseOf<Calls['receiveCoupon']> => ({
  couponId: row.couponId,
  title: textIn(row.title, locale),
  use: row.use,
  offCents: row.offCents,
  fromCents: row.fromCents,
  endsAt: row.endsAt.toISOString(),
  state: stateOf(row, now),
  orderNo: row.orderNo,
  packId: row.packId,
});

/** A page of the account's coupons in a state. */
export async function pageCoupons(
  { state, pageNo, pageSize }: RequestOf<Calls['pageUserCoupons']>,
  { db, account, locale, now }: CallContext,
): Promise<ResponseOf<Calls['pageUserCoupons']>> {
  const mine = and(eq(coupons.ownerId, account), inState(state, now));
  const [all] = await db.select({ total: count() }).from(coupons).where(mine);
  const rows = await db
    .select()
    .from(coupons)
    .where(mine)
    .orderBy(state === 'usable' ? asc(coupons.endsAt) : desc(coupons.endsAt), asc(coupons.couponId))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return {
    items: rows.map((row) => shownCoupon(row, locale, now)),
    total: all?.total ?? 0,
    pageNo,
    pageSize,
  };
}

/** Every coupon of an account, as its owner takes it along. */
export async function exportedCoupons(db: Queryable, ownerId: string, locale: Locale) {
  const rows = await db
    .select()
    .from(coupons)
    .where(eq(coupons.ownerId, ownerId))
    .orderBy(desc(coupons.createdAt), asc(coupons.couponId));
  return rows.map(({ title, offCents, fromCents, endsAt, orderNo, createdAt }) => ({
    title: textIn(title, locale),
    offCents,
    fromCents,
    endsAt,
    orderNo,
    createdAt,
  }));
}

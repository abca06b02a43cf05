import type { coupons as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { standingsOf } from '../../kernel/pricing/standing';
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

/** Most coupons whose standing is compared, so that the order of a page costs the same with any number. */
const comparedAtMost = 100;

/** A page of the account's coupons in a state. */
export async function pageCoupons(
  { state, pageNo, pageSize }: RequestOf<Calls['pageUserCoupons']>,
  context: CallContext,
): Promise<ResponseOf<Calls['pageUserCoupons']>> {
  const { db, account, locale, now } = context;
  const mine = and(eq(coupons.ownerId, account), inState(state, now));
  const [all] = await db.select({ total: count() }).from(coupons).where(mine);
  const total = all?.total ?? 0;
  const from = (pageNo - 1) * pageSize;
  const select = (limit: number, offset: number) =>
    db
      .select()
      .from(coupons)
      .where(mine)
      .orderBy(
        state === 'usable' ? asc(coupons.endsAt) : desc(coupons.endsAt),
        asc(coupons.couponId),
      )
      .limit(limit)
      .offset(offset);
  if (state !== 'usable') {
    const rows = await select(pageSize, from);
    const items = rows.map((row) => ({ ...shownCoupon(row, locale, now), standing: null }));
    return { items, total, pageNo, pageSize };
  }
  // Those beyond the compared ones come last, by their end.
  const compared = from < comparedAtMost ? await select(comparedAtMost, 0) : [];
  const standings = await standingsOf(context, compared);
  const canUse = ({ couponId }: CouponRow) => standings.get(couponId)?.canUse === true;
  const first = compared
    .toSorted((one, other) => Number(canUse(other)) - Number(canUse(one)))
    .slice(from, from + pageSize);
  const rest =
    first.length < pageSize && total > comparedAtMost
      ? await select(pageSize - first.length, Math.max(from, comparedAtMost))
      : [];
  const later = await standingsOf(context, rest);
  return {
    items: [...first, ...rest].map((row) => ({
      ...shownCoupon(row, locale, now),
      standing: standings.get(row.couponId) ?? later.get(row.couponId) ?? null,
    })),
    total,
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

import type { coupons as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, eq } from 'drizzle-orm';
import { giveCoupon } from '../../kernel/pricing/give-coupon';
import { packsGivenOut } from '../../kernel/pricing/offered-packs';
import { couponPacks, type CouponPackRow } from '../../kernel/pricing/tables';
import type { CallContext, Locale } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';
import { shownCoupon } from './own-coupons';

type Calls = typeof calls;

/** Most rules that are listed. */
const rulesAtMost = 200;

const shownPack = (row: CouponPackRow, locale: Locale): ResponseOf<Calls['getCouponRule']> => ({
  packSendId: row.packId,
  couponId: row.packId,
  couponName: textIn(row.title, locale),
  use: row.use,
  offCents: row.offCents,
  fromCents: row.fromCents,
  days: row.days,
  mostPerAccount: row.mostPerAccount,
  until: row.endsAt.toISOString(),
  rule: textIn(row.rule, locale),
});

/** What is given out now, with how many of each the account received. */
export async function listPacks(
  _: object,
  { db, account, locale, now }: CallContext,
): Promise<ResponseOf<Calls['listCouponPacks']>> {
  const packs = await packsGivenOut(db, { ownerId: account, now });
  return wholeList(
    packs.map(({ pack, received, isLeft, canReceive }) => ({
      ...shownPack(pack, locale),
      received,
      isLeft,
      canReceive,
    })),
  );
}

/** The rules of every coupon that is given out, the gifts among them. */
export async function listRules(
  _: object,
  { db, locale }: CallContext,
): Promise<ResponseOf<Calls['listCouponRules']>> {
  const rows = await db
    .select()
    .from(couponPacks)
    .orderBy(asc(couponPacks.position))
    .limit(rulesAtMost);
  return wholeList(rows.map((row) => shownPack(row, locale)));
}

export async function findRule(
  { packId }: RequestOf<Calls['getCouponRule']>,
  { db, locale }: CallContext,
): Promise<ResponseOf<Calls['getCouponRule']>> {
  const [row = refuse('forbidden')] = await db
    .select()
    .from(couponPacks)
    .where(eq(couponPacks.packId, packId));
  return shownPack(row, locale);
}

/** Gives the account a coupon of a pack that is given out. */
export async function receive(
  { packSendId: packId, couponId }: RequestOf<Calls['receiveCoupon']>,
  { db, account, locale, now }: CallContext,
): Promise<ResponseOf<Calls['receiveCoupon']>> {
  const [pack = refuse('couponGone')] = await db
    .select({ isGift: couponPacks.isGift })
    .from(couponPacks)
    .where(and(eq(couponPacks.packId, packId), eq(couponPacks.packId, couponId)));
  if (pack.isGift) refuse('couponGone');
  const given = await giveCoupon(db, account, packId, now);
  if (given === 'gone') return refuse('couponGone');
  if (given === 'limit') return refuse('couponLimitReached');
  return shownCoupon(given, locale, now);
}

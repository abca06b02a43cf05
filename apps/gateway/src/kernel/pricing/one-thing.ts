import { quoteOf, type QuoteInput } from '@xinglin/rules';
import type { CallContext } from '../../platform/context';
import type { Localised } from '../../platform/localised';
import { refuse } from '../../platform/refusal';
import { asOffer, spendCoupons, usableCoupons, type CouponUse } from './coupons';
import { keptPrice, spentCoupons } from './kept-price';
import { judgedCoupons } from './judged-coupons';
import { takeRight, type OfferedRight } from './member-rights';
import { orderQuotes, type KeptQuote } from './tables';

/** One thing that is ordered by itself, at the price it has now. */
export interface OneThing {
  /** The kind of order, as coupons name it. */
  readonly use: CouponUse;
  readonly key: string;
  readonly label: Localised;
  readonly unitCents: number;
  /** For members; null where it is no other price. */
  readonly memberCents: number | null;
  readonly isMember: boolean;
  /** The member's right that is used for it; left out where none is. */
  readonly right?: OfferedRight | undefined;
}

/** A thing at the price that it has by a member's right: nothing. */
export const freeBy = (
  thing: OneThing,
  right: OfferedRight,
): OneThing & { readonly right: OfferedRight } => ({
  ...thing,
  memberCents: 0,
  isMember: true,
  right,
});

/** A price that is agreed to, with the coupon that is spent for it. */
export interface AgreedPrice {
  readonly kept: KeptQuote;
  /** The coupon that takes something off; empty where none does. */
  readonly spent: readonly string[];
  /** The member's right that makes it free; left out where none does. */
  readonly right?: OfferedRight | undefined;
}

/** The input of a quote of one thing, without coupons, coins and freight. */
export const quoteInputOfOne = ({
  key,
  seller,
  unitCents,
  memberCents,
  isMember,
}: Pick<OneThing, 'key' | 'unitCents' | 'memberCents' | 'isMember'> & {
  readonly seller: string;
}): QuoteInput => ({
  lines: [{ key, seller, count: 1, unitCents, memberCents }],
  isMember,
  promotions: [],
  coupons: [],
  coins: { held: 0, isUsed: false, centsPerCoin: 1, mostPercent: 0 },
  freights: [],
});

type Buyer = Pick<CallContext, 'db' | 'account' | 'now'>;

/** What one thing costs an account; a coupon that does not apply is told and takes nothing off. */
async function priceOfOne(
  { db, account, now }: Buyer,
  thing: OneThing,
  couponId: string | undefined,
): Promise<AgreedPrice> {
  const { use, key, label, unitCents, right } = thing;
  const held = couponId === undefined ? [] : await usableCoupons(db, account, now, use);
  const chosen = held.filter((one) => one.couponId === couponId && one.seller === null);
  const result = quoteOf({
    ...quoteInputOfOne({ ...thing, seller: use }),
    coupons: chosen.map(asOffer),
  });
  const nameOf = (id: string | null) => (id === null ? null : (chosen[0]?.title ?? null));
  return {
    kept: keptPrice([{ key, label, count: 1, unitCents }], result, nameOf),
    spent: spentCoupons(result),
    right,
  };
}

/**
 * What one thing costs an account with the coupon that is named, to be ordered at it. Refuses with `couponUnusable` a
 * coupon that takes nothing off, or everything: nothing but what a member's right includes is ordered for nothing.
 */
export async function agreedPrice(
  buyer: Buyer,
  thing: OneThing,
  couponId: string | undefined,
): Promise<AgreedPrice> {
  const price = await priceOfOne(buyer, thing, couponId);
  if (couponId !== undefined && price.spent.length === 0) refuse('couponUnusable');
  if (price.kept.totalCents === 0 && price.right === undefined) refuse('couponUnusable');
  return price;
}

/**
 * Keeps what an order was agreed at, and binds its coupon or its member's right to it; in the transaction that makes the
 * order. Refuses with `couponUnusable` a coupon that another order took meanwhile, and with `memberRightGone` a right: in
 * two tabs at once each is used once.
 */
export async function keepAgreed(
  buyer: Buyer & Pick<CallContext, 'all'>,
  orderNo: string,
  { kept, spent, right }: AgreedPrice,
): Promise<void> {
  const { db, account: ownerId, now } = buyer;
  if (right) await takeRight(buyer, orderNo, right);
  if (!(await spendCoupons(db, { ownerId, orderNo, now }, spent))) refuse('couponUnusable');
  await db.insert(orderQuotes).values({ orderNo, quote: kept });
}

/**
 * What one thing costs an account beside all its coupons. A coupon that would take off everything is for a dearer order
 * and is left out.
 * @param wanted the coupon that is used where it can be; the best one when left out, none when empty.
 */
export async function offerOfOne(
  buyer: Buyer & Pick<CallContext, 'locale'>,
  thing: OneThing,
  wanted: string | undefined,
): Promise<{
  readonly kept: KeptQuote;
  readonly couponId: string | null;
  readonly coupons: Awaited<ReturnType<typeof judgedCoupons>>;
}> {
  const { db, account: ownerId, locale, now } = buyer;
  const { kept: plain } = await priceOfOne(buyer, thing, undefined);
  // Nothing is taken off what costs nothing.
  if (plain.totalCents === 0) return { kept: plain, couponId: null, coupons: [] };
  const cents = plain.totalCents;
  const all = await judgedCoupons(
    db,
    { ownerId, locale, now },
    { use: thing.use, seller: null, cents },
  );
  const coupons = all.filter(({ offCents, whyNot }) => whyNot !== null || offCents < cents);
  const usable = coupons.filter(({ whyNot }) => whyNot === null);
  const named = usable.find(({ couponId }) => couponId === wanted);
  const chosen = wanted === undefined ? usable[0] : named;
  if (chosen === undefined) return { kept: plain, couponId: null, coupons };
  const { couponId } = chosen;
  const { kept } = await priceOfOne(buyer, thing, couponId);
  return { kept, couponId, coupons };
}

import { createHash } from 'node:crypto';
import type { goods as goodsCalls, RequestOf, ResponseOf } from '@xinglin/contract';
import { bestCoupon, goodsTerms, quoteOf, textIn, type QuoteInput } from '@xinglin/rules';
import { areaOf, ownAddress, type OwnAddress } from '../../kernel/parcels/parcels';
import { asOffer } from '../../kernel/pricing/coupons';
import { explained } from '../../kernel/pricing/explained';
import { spentCoupons } from '../../kernel/pricing/kept-price';
import type { CouponRow, KeptQuote } from '../../kernel/pricing/tables';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { buyerTerms, quoteInputOf } from './buyer-terms';
import type { Delivery } from './delivery';
import { keptQuote, namesOf, type PricedLine } from './kept-quote';
import { lineOf, merged, skusOf, type Wanted } from './skus';

type Calls = typeof goodsCalls;
type Wish = Pick<
  RequestOf<Calls['quoteGoods']>,
  'lines' | 'addressId' | 'couponIds' | 'useBestCoupon' | 'useCoins'
>;

/** A wish with its price, as of now. */
export interface Priced {
  readonly lines: readonly PricedLine[];
  readonly address: OwnAddress | null;
  readonly deliveries: ReadonlyMap<string, Delivery>;
  readonly kept: KeptQuote;
  readonly digest: string;
  readonly coinsMost: number;
  /** Those that take something off. */
  readonly couponIds: readonly string[];
}

/** The variants of lines; refuses what is unknown and what is not sold without a doctor. */
async function rowsOf(db: Queryable, wanted: readonly Wanted[]) {
  const known = await skusOf(
    db,
    wanted.map(({ skuId }) => skuId),
  );
  const unknown = wanted.filter(({ skuId }) => !known.has(skuId)).map(({ skuId }) => skuId);
  if (unknown.length > 0) refuse('goodsOffSale', { data: { skuIds: unknown } });
  const lines = wanted.flatMap(({ skuId, count }) => {
    const row = known.get(skuId);
    return row ? [{ row, count }] : [];
  });
  if (lines.some(({ row }) => row.item.needsPrescription)) refuse('prescriptionNeeded');
  return lines;
}

/** The one coupon that makes a price lowest, where one does. */
function bestOf(input: QuoteInput, held: readonly CouponRow[]): CouponRow[] {
  const { coupon } = bestCoupon(input, held.map(asOffer));
  return held.filter(({ couponId }) => couponId === coupon?.id);
}

/** What a wish of an account costs now; everything is read, nothing is written. */
export async function priceOf(
  context: Pick<CallContext, 'db' | 'account' | 'now' | 'all'>,
  wish: Wish,
): Promise<Priced> {
  const { db, account } = context;
  const lines = await rowsOf(db, merged(wish.lines));
  const address =
    wish.addressId === undefined
      ? null
      : ((await ownAddress(db, account, wish.addressId)) ?? refuse('forbidden'));
  const shops = new Map(lines.map(({ row: { shop } }) => [shop.shopId, shop]));
  const terms = await buyerTerms(context, {
    ownerId: account,
    shopIds: [...shops.keys()],
    areaId: address && areaOf(address),
  });
  const { promotions, deliveries } = terms;
  const input = quoteInputOf(terms, lines, wish.useCoins);
  const named = [...new Set(wish.couponIds)].flatMap(
    (id) => terms.coupons.find(({ couponId }) => couponId === id) ?? [],
  );
  const chosen = named.length === 0 && wish.useBestCoupon ? bestOf(input, terms.coupons) : named;
  const result = quoteOf({ ...input, coupons: chosen.map(asOffer) });
  const kept = keptQuote(lines, result, namesOf(lines, promotions, chosen));
  const couponIds = spentCoupons(result);
  const digest = digestOf(kept, couponIds, wish.addressId);
  return { lines, address, deliveries, kept, digest, coinsMost: result.coinsMost, couponIds };
}

/** Names a quote: what is charged for what, and where it goes; nothing that is only told. */
function digestOf(
  { lines, steps, totalCents }: KeptQuote,
  couponIds: readonly string[],
  addressId: string | undefined,
): string {
  const charged = [
    lines.map(({ key, count, unitCents, shareCents }) => [key, count, unitCents, shareCents]),
    steps.map(({ kind, cents }) => [kind, cents]),
    totalCents,
    couponIds,
    addressId ?? null,
  ];
  return createHash('sha256').update(JSON.stringify(charged)).digest('base64url');
}

/** A price as its reader sees it. */
export function shownQuote(priced: Priced, locale: Locale): ResponseOf<Calls['quoteGoods']> {
  const { lines, deliveries, kept, digest, address, couponIds } = priced;
  const shopIds = [...new Set(lines.map(({ row }) => row.shop.shopId))];
  const shops = shopIds.map((shopId) => {
    const own = lines.filter(({ row }) => row.shop.shopId === shopId);
    const delivery = deliveries.get(shopId);
    return {
      shopId,
      name: own[0] ? textIn(own[0].row.shop.name, locale) : '',
      isDelivered: delivery?.isDelivered ?? null,
      freightCents: delivery?.freightCents ?? 0,
      lines: own.map(({ row, count }) => lineOf(row, count, locale)),
    };
  });
  return {
    quote: explained(kept, locale),
    digest,
    couponIds: [...couponIds],
    shops,
    isOrderable:
      address !== null &&
      shops.every((shop) => shop.isDelivered && shop.lines.every(({ problem }) => !problem)),
    coins: { most: priced.coinsMost, cents: priced.coinsMost * goodsTerms.centsPerCoin },
  };
}

import { createHash } from 'node:crypto';
import type { goods as goodsCalls, RequestOf, ResponseOf } from '@xinglin/contract';
import { goodsTerms, quoteOf, textIn, type QuoteOffer } from '@xinglin/rules';
import { ownAddress, type OwnAddress } from '../../kernel/parcels/parcels';
import { asOffer, usableCoupons } from '../../kernel/pricing/coupons';
import { explained } from '../../kernel/pricing/explained';
import { isMember } from '../../kernel/pricing/members';
import type { CouponRow, KeptQuote } from '../../kernel/pricing/tables';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { deliveriesTo, type Delivery } from './delivery';
import { promotionsOf } from './shops';
import { lineOf, merged, skusOf, type SkuRow, type Wanted } from './skus';

type Calls = typeof goodsCalls;
type Wish = Pick<RequestOf<Calls['quoteGoods']>, 'lines' | 'addressId' | 'couponIds' | 'useCoins'>;

/** A wish with its price, as of now. */
export interface Priced {
  readonly lines: readonly { readonly row: SkuRow; readonly count: number }[];
  readonly address: OwnAddress | null;
  readonly deliveries: ReadonlyMap<string, Delivery>;
  readonly kept: KeptQuote;
  readonly digest: string;
  readonly coinsMost: number;
  /** Those that take something off. */
  readonly couponIds: readonly string[];
}

type Promotion = Awaited<ReturnType<typeof promotionsOf>>[number];

const promotionOffer = (row: Promotion): QuoteOffer => ({
  id: row.promotionId,
  seller: row.shopId,
  fromCents: row.fromCents,
  // The table holds one of the two.
  off: row.offCents === null ? { percent: row.offPercent ?? 0 } : { cents: row.offCents },
});

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

/** What a wish of an account costs now; everything is read, nothing is written. */
export async function priceOf(
  context: Pick<CallContext, 'db' | 'account' | 'now' | 'all'>,
  wish: Wish,
): Promise<Priced> {
  const { db, account, now } = context;
  const lines = await rowsOf(db, merged(wish.lines));
  const address =
    wish.addressId === undefined
      ? null
      : ((await ownAddress(db, account, wish.addressId)) ?? refuse('forbidden'));
  const shops = new Map(lines.map(({ row: { shop } }) => [shop.shopId, shop]));
  const shopIds = [...shops.keys()];
  // One after the other: a submit asks within its transaction.
  const promotions = await promotionsOf(db, shopIds, now);
  const held = wish.couponIds.length === 0 ? [] : await usableCoupons(db, account, now, 'goods');
  const areaId = address && (address.districtId ?? address.cityId ?? address.provinceId);
  const deliveries = await deliveriesTo(db, shopIds, areaId);
  const chosen = [...new Set(wish.couponIds)].flatMap(
    (id) => held.find(({ couponId }) => couponId === id) ?? [],
  );
  const result = quoteOf({
    lines: lines.map(({ row: { sku, shop }, count }) => ({
      key: sku.skuId,
      seller: shop.shopId,
      count,
      unitCents: sku.priceCents,
      memberCents: sku.memberCents,
    })),
    isMember: await isMember(context, db, account, now),
    promotions: promotions.map(promotionOffer),
    coupons: chosen.map(asOffer),
    // Coins are spent on exchanges and not on goods; the price says what they would change.
    coins: {
      held: 0,
      isUsed: wish.useCoins,
      centsPerCoin: goodsTerms.centsPerCoin,
      mostPercent: goodsTerms.coinsMostPercent,
    },
    freights: shopIds.map((shopId) => ({
      seller: shopId,
      cents: deliveries.get(shopId)?.freightCents ?? 0,
      freeFromCents: shops.get(shopId)?.freeFromCents ?? null,
    })),
  });
  const nameOf = nameIn(promotions, chosen, shops);
  const kept: KeptQuote = {
    lines: lines.map(({ row: { sku, item }, count }, place) => ({
      key: sku.skuId,
      label: item.title,
      count,
      unitCents: sku.priceCents,
      shareCents: result.shares[place] ?? 0,
    })),
    listCents: result.listCents,
    steps: result.steps.map(({ kind, id, cents }) => ({ kind, name: nameOf(id), cents })),
    goodsCents: result.goodsCents,
    freightCents: result.freightCents,
    totalCents: result.totalCents,
    whyNots: result.whyNots.map(({ kind, id, reason, missingCents }) => ({
      kind,
      reason,
      missingCents,
      name: nameOf(id),
    })),
  };
  const couponIds = result.steps.flatMap(({ kind, id }) =>
    kind === 'coupon' && id !== null ? [id] : [],
  );
  const digest = digestOf(kept, couponIds, wish.addressId);
  return { lines, address, deliveries, kept, digest, coinsMost: result.coinsMost, couponIds };
}

function nameIn(
  promotions: readonly Promotion[],
  chosen: readonly CouponRow[],
  shops: ReadonlyMap<string, SkuRow['shop']>,
) {
  const names = new Map([
    ...promotions.map(({ promotionId, title }) => [promotionId, title] as const),
    ...chosen.map(({ couponId, title }) => [couponId, title] as const),
    ...[...shops].map(([shopId, { name }]) => [shopId, name] as const),
  ]);
  return (id: string | null) => (id === null ? null : (names.get(id) ?? null));
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
  const { lines, deliveries, kept, digest, address } = priced;
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
    shops,
    isOrderable:
      address !== null &&
      shops.every((shop) => shop.isDelivered && shop.lines.every(({ problem }) => !problem)),
    coins: { most: priced.coinsMost, cents: priced.coinsMost * goodsTerms.centsPerCoin },
  };
}

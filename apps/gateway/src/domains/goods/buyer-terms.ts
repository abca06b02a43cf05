import { goodsTerms, type QuoteInput, type QuoteOffer } from '@xinglin/rules';
import { usableCoupons } from '../../kernel/pricing/coupons';
import { isMember } from '../../kernel/pricing/members';
import type { CouponRow } from '../../kernel/pricing/tables';
import type { CallContext } from '../../platform/context';
import { deliveriesTo, type Delivery } from './delivery';
import { promotionsOf } from './shops';
import type { SkuRow } from './skus';

export type Promotion = Awaited<ReturnType<typeof promotionsOf>>[number];

/** By what a reader buys now: everything of a price but the goods themselves. */
export interface BuyerTerms {
  readonly isMember: boolean;
  readonly promotions: readonly Promotion[];
  /** That the reader holds and could use for goods. */
  readonly coupons: readonly CouponRow[];
  readonly deliveries: ReadonlyMap<string, Delivery>;
}

interface Asked {
  /** Undefined for a reader without an account. */
  readonly ownerId: string | undefined;
  readonly shopIds: readonly string[];
  /** Null where freight is the shops' usual one. */
  readonly areaId: string | null;
}

/** Reads by what a reader buys of some shops, once for any number of goods. */
export async function buyerTerms(
  { db, now, all }: Pick<CallContext, 'db' | 'now' | 'all'>,
  { ownerId, shopIds, areaId }: Asked,
): Promise<BuyerTerms> {
  // One after the other: a submit asks within its transaction.
  const promotions = await promotionsOf(db, shopIds, now);
  const coupons = ownerId === undefined ? [] : await usableCoupons(db, ownerId, now, 'goods');
  const deliveries = await deliveriesTo(db, shopIds, areaId);
  const member = ownerId !== undefined && (await isMember({ all }, db, ownerId, now));
  return { isMember: member, promotions, coupons, deliveries };
}

const promotionOffer = (row: Promotion): QuoteOffer => ({
  id: row.promotionId,
  seller: row.shopId,
  fromCents: row.fromCents,
  // The table holds one of the two.
  off: row.offCents === null ? { percent: row.offPercent ?? 0 } : { cents: row.offCents },
});

/** What the rule of prices takes for lines, without coupons. */
export function quoteInputOf(
  { isMember: member, promotions, deliveries }: BuyerTerms,
  lines: readonly { readonly row: SkuRow; readonly count: number }[],
  useCoins = false,
): QuoteInput {
  const shops = new Map(lines.map(({ row: { shop } }) => [shop.shopId, shop]));
  return {
    lines: lines.map(({ row: { sku, shop }, count }) => ({
      key: sku.skuId,
      seller: shop.shopId,
      count,
      unitCents: sku.priceCents,
      memberCents: sku.memberCents,
    })),
    isMember: member,
    promotions: promotions.filter(({ shopId }) => shops.has(shopId)).map(promotionOffer),
    coupons: [],
    // Coins cannot be spent on goods; the price shows what they would change.
    coins: {
      held: 0,
      isUsed: useCoins,
      centsPerCoin: goodsTerms.centsPerCoin,
      mostPercent: goodsTerms.coinsMostPercent,
    },
    freights: [...shops].map(([seller, { freeFromCents }]) => ({
      seller,
      cents: deliveries.get(seller)?.freightCents ?? 0,
      freeFromCents,
    })),
  };
}

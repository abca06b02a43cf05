import type { QuoteResult } from '@xinglin/rules';
import { keptPrice } from '../../kernel/pricing/kept-price';
import type { CouponRow, KeptQuote } from '../../kernel/pricing/tables';
import type { Localised } from '../../platform/localised';
import type { Promotion } from './buyer-terms';
import type { SkuRow } from './skus';

/** A variant, and how many of it. */
export interface PricedLine {
  readonly row: SkuRow;
  readonly count: number;
}

/** What is named in a price: the shops' offers, the coupons, the shops themselves. */
export function namesOf(
  lines: readonly PricedLine[],
  promotions: readonly Promotion[],
  coupons: readonly CouponRow[],
): (id: string | null) => Localised | null {
  const names = new Map([
    ...promotions.map(({ promotionId, title }) => [promotionId, title] as const),
    ...coupons.map(({ couponId, title }) => [couponId, title] as const),
    ...lines.map(({ row: { shop } }) => [shop.shopId, shop.name] as const),
  ]);
  return (id) => (id === null ? null : (names.get(id) ?? null));
}

/** The price of lines as it is stored with their order. */
export const keptQuote = (
  lines: readonly PricedLine[],
  result: QuoteResult,
  nameOf: (id: string | null) => Localised | null,
): KeptQuote =>
  keptPrice(
    lines.map(({ row: { sku, item }, count }) => ({
      key: sku.skuId,
      label: item.title,
      count,
      unitCents: sku.priceCents,
    })),
    result,
    nameOf,
  );

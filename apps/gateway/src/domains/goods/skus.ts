import type { goods as goodsCalls, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { goodsItems, goodsShops, goodsSkus } from './tables';

type Line = ResponseOf<(typeof goodsCalls)['getCart']>['shops'][number]['lines'][number];

/** So many of a variant. */
export interface Wanted {
  readonly skuId: string;
  readonly count: number;
}

/** Lines of one variant as one, in the order in which each first came. */
export function merged(lines: readonly Wanted[]): Wanted[] {
  const counts = new Map<string, number>();
  for (const { skuId, count } of lines) counts.set(skuId, (counts.get(skuId) ?? 0) + count);
  return [...counts].map(([skuId, count]) => ({ skuId, count }));
}

const selectSkus = (db: Queryable, where: SQL) =>
  db
    .select({ sku: goodsSkus, item: goodsItems, shop: goodsShops })
    .from(goodsSkus)
    .innerJoin(goodsItems, eq(goodsItems.goodsNo, goodsSkus.goodsNo))
    .innerJoin(goodsShops, eq(goodsShops.shopId, goodsItems.shopId))
    .where(where)
    .orderBy(asc(goodsSkus.position));

/** A variant with its goods and shop. */
export type SkuRow = Awaited<ReturnType<typeof selectSkus>>[number];

/** Variants with their goods and shops, by id. */
export async function skusOf(
  db: Queryable,
  skuIds: readonly string[],
): Promise<Map<string, SkuRow>> {
  const rows =
    skuIds.length === 0 ? [] : await selectSkus(db, inArray(goodsSkus.skuId, [...skuIds]));
  return new Map(rows.map((row) => [row.sku.skuId, row]));
}

/** All variants of goods, in their order. */
export const skusOfGoods = async (db: Queryable, goodsNos: readonly string[]): Promise<SkuRow[]> =>
  goodsNos.length === 0 ? [] : selectSkus(db, inArray(goodsSkus.goodsNo, [...goodsNos]));

/** Whether a variant can be bought at all. */
export const isSold = ({ sku, item }: SkuRow): boolean => sku.isOnSale && item.isOnSale;

/** Whether a variant can be ordered now, without a prescription. */
export const isOrderable = (row: SkuRow): boolean =>
  isSold(row) && row.sku.stock > 0 && !row.item.needsPrescription;

/** A line of a cart with what hinders it. */
export function lineOf(row: SkuRow, count: number, locale: Locale): Line {
  const { sku, item } = row;
  const short = sku.stock === 0 ? 'soldOut' : 'aboveStock';
  const hindered = sku.stock < count ? short : null;
  return {
    skuId: sku.skuId,
    goodsNo: item.goodsNo,
    title: textIn(item.title, locale),
    skuLabel: textIn(sku.label, locale),
    picture: item.picture,
    unitCents: sku.priceCents,
    memberCents: sku.memberCents,
    count,
    stock: sku.stock,
    problem: isSold(row) ? hindered : 'offSale',
  };
}

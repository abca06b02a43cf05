import { asc, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import type { Wanted } from './skus';
import { goodsSkus } from './tables';

/** What is short of what was asked for. */
export interface Short {
  readonly skuId: string;
  /** What is left. */
  readonly stock: number;
}

/** Locks variants until the transaction ends, always in the order of their ids, so that no two orders wait for each other. */
const lockSkus = (db: Queryable, skuIds: readonly string[]) =>
  db
    .select({ skuId: goodsSkus.skuId, stock: goodsSkus.stock })
    .from(goodsSkus)
    .where(inArray(goodsSkus.skuId, [...skuIds]))
    .orderBy(asc(goodsSkus.skuId))
    .for('no key update');

const valuesOf = (wanted: readonly Wanted[]) =>
  sql.join(
    wanted.map(({ skuId, count }) => sql`(${skuId}, ${count}::int)`),
    sql`, `,
  );

/**
 * Takes so many of each variant aside, all or nothing; each variant once. Answers what is short, in which case the
 * caller's transaction must not stand.
 */
export async function takeStock(db: Queryable, wanted: readonly Wanted[]): Promise<Short[]> {
  const locked = await lockSkus(
    db,
    wanted.map(({ skuId }) => skuId),
  );
  const left = new Map(locked.map(({ skuId, stock }) => [skuId, stock]));
  const short = wanted.flatMap(({ skuId, count }) => {
    const stock = left.get(skuId) ?? 0;
    return stock < count ? [{ skuId, stock }] : [];
  });
  if (short.length > 0) return short;
  await db.execute(sql`
    UPDATE goods_skus sku SET stock = sku.stock - wanted.count
    FROM (VALUES ${valuesOf(wanted)}) AS wanted (sku_id, count)
    WHERE sku.sku_id = wanted.sku_id AND sku.stock >= wanted.count`);
  return [];
}

/** Puts back what was taken aside. */
export async function returnStock(db: Queryable, given: readonly Wanted[]): Promise<void> {
  if (given.length === 0) return;
  await lockSkus(
    db,
    given.map(({ skuId }) => skuId),
  );
  await db.execute(sql`
    UPDATE goods_skus sku SET stock = sku.stock + given.count
    FROM (VALUES ${valuesOf(given)}) AS given (sku_id, count)
    WHERE sku.sku_id = given.sku_id`);
}

/** Counts what was sold of goods, or what came to nothing where `sign` is -1. */
export async function countSold(
  db: Queryable,
  lines: readonly { readonly goodsNo: string; readonly count: number }[],
  sign: 1 | -1,
): Promise<void> {
  const counts = new Map<string, number>();
  for (const { goodsNo, count } of lines) counts.set(goodsNo, (counts.get(goodsNo) ?? 0) + count);
  for (const [goodsNo, count] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await db.execute(sql`
      UPDATE goods_items SET sold_count = greatest(0, sold_count + ${sign * count}::int)
      WHERE goods_no = ${goodsNo}`);
}

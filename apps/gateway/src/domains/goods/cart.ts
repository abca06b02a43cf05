import {
  cartLinesMax,
  linePiecesMax,
  type goods as goodsCalls,
  type RequestOf,
  type ResponseOf,
} from '@xinglin/contract';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { shopsOf } from './shops';
import { isSold, lineOf, merged, skusOf, type Wanted } from './skus';
import { cartLines } from './tables';

type Calls = typeof goodsCalls;
type Cart = ResponseOf<Calls['getCart']>;

/** A cart as it is shown, by shop. What needs a prescription is in none. */
async function cartOf(
  context: Pick<CallContext, 'db' | 'locale' | 'now'>,
  wanted: readonly Wanted[],
): Promise<Cart> {
  const { db, locale } = context;
  const rows = await skusOf(
    db,
    wanted.map(({ skuId }) => skuId),
  );
  const lines = wanted.flatMap(({ skuId, count }) => {
    const row = rows.get(skuId);
    return !row || row.item.needsPrescription
      ? []
      : [{ shopId: row.shop.shopId, line: lineOf(row, count, locale) }];
  });
  const shopIds = [...new Set(lines.map(({ shopId }) => shopId))];
  const shops = await shopsOf(context, shopIds);
  return {
    shops: shops.map((shop) => ({
      shop,
      lines: lines.filter(({ shopId }) => shopId === shop.shopId).map(({ line }) => line),
    })),
    count: lines.reduce((all, { line }) => all + line.count, 0),
    lineCount: lines.length,
  };
}

/** What a visitor's browser keeps, as it stands now. */
export const previewCart = (
  { lines }: RequestOf<Calls['previewCart']>,
  context: CallContext,
): Promise<Cart> => cartOf(context, merged(lines));

/** The account's cart, what was put in last first. */
export async function ownCart(context: CallContext): Promise<Cart> {
  const rows = await context.db
    .select()
    .from(cartLines)
    .where(eq(cartLines.ownerId, context.account))
    .orderBy(sql`${cartLines.addedAt} DESC`, asc(cartLines.skuId));
  return cartOf(context, rows);
}

/** All pieces of an account's cart. */
async function cartCount({ db, account }: CallContext): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`coalesce(sum(${cartLines.count}), 0)::int` })
    .from(cartLines)
    .where(eq(cartLines.ownerId, account));
  return row?.count ?? 0;
}

async function keepLine({ db, account, now }: CallContext, skuId: string, count: number) {
  await db
    .insert(cartLines)
    .values({ ownerId: account, skuId, count, addedAt: now })
    .onConflictDoUpdate({ target: [cartLines.ownerId, cartLines.skuId], set: { count } });
}

export async function removeLines(
  { db, account }: Pick<CallContext, 'db' | 'account'>,
  skuIds: readonly string[],
): Promise<void> {
  if (skuIds.length === 0) return;
  await db
    .delete(cartLines)
    .where(and(eq(cartLines.ownerId, account), inArray(cartLines.skuId, [...skuIds])));
}

const linesOf = ({ db, account }: CallContext) =>
  db.select().from(cartLines).where(eq(cartLines.ownerId, account));

/** Puts so many of a variant into the account's cart, no more than there are. */
export async function setLine(
  { skuId, count }: RequestOf<Calls['setCartLine']>,
  context: CallContext,
): Promise<ResponseOf<Calls['setCartLine']>> {
  if (count === 0) {
    await removeLines(context, [skuId]);
    return { skuId, count: 0, isCapped: false, cartCount: await cartCount(context) };
  }
  const row = (await skusOf(context.db, [skuId])).get(skuId) ?? refuse('forbidden');
  if (row.item.needsPrescription) refuse('prescriptionNeeded');
  if (!isSold(row)) refuse('goodsOffSale', { data: { skuIds: [skuId] } });
  const kept = Math.min(count, row.sku.stock);
  const lines = await linesOf(context);
  const isThere = lines.some((line) => line.skuId === skuId);
  if (!isThere && lines.length >= cartLinesMax) refuse('cartFull');
  if (kept === 0) await removeLines(context, [skuId]);
  else await keepLine(context, skuId, kept);
  return { skuId, count: kept, isCapped: kept < count, cartCount: await cartCount(context) };
}

/** Adds lines to the account's cart: what a visitor kept, or what is bought again. */
export async function mergeLines(
  { lines }: RequestOf<Calls['mergeCart']>,
  context: CallContext,
): Promise<ResponseOf<Calls['mergeCart']>> {
  const wanted = merged(lines);
  const rows = await skusOf(
    context.db,
    wanted.map(({ skuId }) => skuId),
  );
  const present = new Map((await linesOf(context)).map(({ skuId, count }) => [skuId, count]));
  let capped = 0;
  let left = 0;
  for (const { skuId, count } of wanted) {
    const row = rows.get(skuId);
    const before = present.get(skuId);
    const isBuyable = row && isSold(row) && !row.item.needsPrescription && row.sku.stock > 0;
    if (!isBuyable || (before === undefined && present.size >= cartLinesMax)) {
      left += 1;
      continue;
    }
    const all = (before ?? 0) + count;
    const kept = Math.min(all, row.sku.stock, linePiecesMax);
    if (kept < all) capped += 1;
    present.set(skuId, kept);
    await keepLine(context, skuId, kept);
  }
  return { capped, left, cartCount: await cartCount(context) };
}

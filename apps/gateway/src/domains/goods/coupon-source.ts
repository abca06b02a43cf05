import { cartLinesMax } from '@xinglin/contract';
import { quoteOf, textIn } from '@xinglin/rules';
import { and, asc, eq, gt, gte, notInArray, sql } from 'drizzle-orm';
import type { CouponSources } from '../../kernel/pricing/coupon-sources';
import type { CallContext } from '../../platform/context';
import { buyerTerms, quoteInputOf, type BuyerTerms } from './buyer-terms';
import { shopsOf } from './shops';
import { isOrderable, skusOf, type SkuRow } from './skus';
import { cartLines, goodsItems, goodsSkus } from './tables';

/** Things that are tried, the cheapest first: a promotion may bring one below the sum. */
const triedAtMost = 20;

interface Line {
  readonly row: SkuRow;
  readonly count: number;
}

/** What of the account's cart can be ordered now. */
async function orderableLines({ db, account }: CallContext): Promise<Line[]> {
  const kept = await db
    .select({ skuId: cartLines.skuId, count: cartLines.count })
    .from(cartLines)
    .where(eq(cartLines.ownerId, account))
    .limit(cartLinesMax);
  const rows = await skusOf(
    db,
    kept.map(({ skuId }) => skuId),
  );
  return kept.flatMap(({ skuId, count }) => {
    const row = rows.get(skuId);
    return row && isOrderable(row) && row.sku.stock >= count ? [{ row, count }] : [];
  });
}

/** What lines come to before coupons, which is what a coupon is judged by. */
const sumOf = (terms: BuyerTerms, lines: readonly Line[]): number =>
  quoteOf(quoteInputOf(terms, lines)).goodsCents;

/** The cheapest variants from a price on that are in no cart line, by what the reader pays. */
async function dearerThan(
  { db }: CallContext,
  { isMember: member }: BuyerTerms,
  {
    seller,
    cents,
    without,
  }: { readonly seller: string | null; readonly cents: number; readonly without: string[] },
): Promise<SkuRow[]> {
  const { priceCents, memberCents } = goodsSkus;
  const price = member
    ? sql<number>`least(${priceCents}, coalesce(${memberCents}, ${priceCents}))`
    : sql<number>`${priceCents}`;
  const found = await db
    .select({ skuId: goodsSkus.skuId })
    .from(goodsSkus)
    .innerJoin(goodsItems, eq(goodsItems.goodsNo, goodsSkus.goodsNo))
    .where(
      and(
        goodsSkus.isOnSale,
        goodsItems.isOnSale,
        eq(goodsItems.needsPrescription, false),
        gt(goodsSkus.stock, 0),
        gte(price, cents),
        seller === null ? undefined : eq(goodsItems.shopId, seller),
        without.length === 0 ? undefined : notInArray(goodsSkus.skuId, without),
      ),
    )
    .orderBy(asc(price), asc(goodsSkus.skuId))
    .limit(triedAtMost);
  const ids = found.map(({ skuId }) => skuId);
  const rows = await skusOf(db, ids);
  return ids.flatMap((skuId) => rows.get(skuId) ?? []);
}

/** What the mall knows for coupons: the cart is in hand, and what is added to it reaches a sum. */
export const goodsCoupons: CouponSources = {
  use: 'goods',
  async open(context) {
    const { account: ownerId, locale } = context;
    const cart = await orderableLines(context);
    const shopIds = (await shopsOf(context)).map(({ shopId }) => shopId);
    const terms = await buyerTerms(context, { ownerId, shopIds, areaId: null });
    const cartOf = (seller: string | null) =>
      cart.filter(({ row }) => seller === null || row.shop.shopId === seller);
    return {
      inHand(seller) {
        const lines = cartOf(seller);
        return lines.length === 0 ? null : { use: 'goods', seller, cents: sumOf(terms, lines) };
      },
      async reaching({ seller, fromCents }) {
        const lines = cartOf(seller);
        const missing = fromCents - (lines.length === 0 ? 0 : sumOf(terms, lines));
        const tried = await dearerThan(context, terms, {
          seller,
          cents: Math.max(1, missing),
          without: cart.map(({ row }) => row.sku.skuId),
        });
        for (const row of tried) {
          const added = { row, count: 1 };
          const cents = sumOf(terms, [...lines, added]);
          if (cents < fromCents) continue;
          const { item, sku, shop } = row;
          const { priceCents: listCents, memberCents } = sku;
          return {
            use: 'goods',
            seller: shop.shopId,
            cents,
            priceCents:
              terms.isMember && memberCents !== null ? Math.min(listCents, memberCents) : listCents,
            thingId: item.goodsNo,
            title: `${textIn(item.title, locale)} ${textIn(sku.label, locale)}`,
          };
        }
        return null;
      },
    };
  },
};

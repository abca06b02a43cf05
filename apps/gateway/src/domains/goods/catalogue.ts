import type { goods as goodsCalls, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, desc, eq, not, or, sql, type SQL } from 'drizzle-orm';
import type { CallContext, Locale } from '../../platform/context';
import { typedWords } from '../../platform/search-form';
import { wholeList } from '../../platform/whole-list';
import { offersOf, type Reader } from './offers';
import { isSold, skusOfGoods } from './skus';
import { goodsItems, goodsShops } from './tables';

type Calls = typeof goodsCalls;
type Card = ResponseOf<Calls['listHomeMallItems']>['items'][number];
export type OfferedCard = ResponseOf<Calls['listGoods']>['items'][number];

export const cheapest = sql<number>`(SELECT min(sku.price_cents) FROM goods_skus sku
  WHERE sku.goods_no = ${goodsItems.goodsNo} AND sku.is_on_sale)`;
export const cheapestMember = sql<number | null>`(SELECT min(sku.member_cents) FROM goods_skus sku
  WHERE sku.goods_no = ${goodsItems.goodsNo} AND sku.is_on_sale)`;
const inStock = sql<boolean>`EXISTS (SELECT 1 FROM goods_skus sku
  WHERE sku.goods_no = ${goodsItems.goodsNo} AND sku.is_on_sale AND sku.stock > 0)`;

const isMedicine = sql`EXISTS (SELECT 1 FROM goods_categories category
  WHERE category.category_id = ${goodsItems}.category_id AND category.is_medicine)`;

/** Goods that can be seen: on sale, with a variant that is. */
export const onSale = and(
  eq(goodsItems.isOnSale, true),
  sql`EXISTS (SELECT 1 FROM goods_skus sku WHERE sku.goods_no = ${goodsItems.goodsNo} AND sku.is_on_sale)`,
);

interface Listing {
  readonly where?: SQL | undefined;
  readonly order: readonly SQL[];
  readonly limit: number;
  readonly offset?: number;
}

/** Goods of the catalogue by a condition, as every list shows them. */
export async function cardsOf(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  { where, order, limit, offset = 0 }: Listing,
): Promise<Card[]> {
  const rows = await db
    .select({
      item: goodsItems,
      shopName: goodsShops.name,
      priceCents: cheapest,
      memberCents: cheapestMember,
      inStock,
    })
    .from(goodsItems)
    .innerJoin(goodsShops, eq(goodsShops.shopId, goodsItems.shopId))
    .where(and(onSale, where))
    .orderBy(...order, asc(goodsItems.goodsNo))
    .limit(limit)
    .offset(offset);
  return rows.map(({ item, shopName, ...sums }) => ({
    ...cardOf(item, locale),
    shopName: textIn(shopName, locale),
    ...sums,
  }));
}

/** What is said of goods wherever they are named: nothing but the name of what needs a prescription. */
export function cardOf(item: typeof goodsItems.$inferSelect, locale: Locale) {
  const { goodsNo, shopId, title, subtitle, picture, needsPrescription, soldCount } = item;
  return {
    goodsNo,
    shopId,
    title: textIn(title, locale),
    subtitle: needsPrescription ? '' : textIn(subtitle, locale),
    picture: needsPrescription ? null : picture,
    needsPrescription,
    soldCount,
  };
}

/** What home shows: bought most, in stock, of each category one before any second; nothing that needs a prescription. */
const ofHome = {
  where: and(eq(goodsItems.needsPrescription, false), inStock),
  order: [
    sql`row_number() OVER (PARTITION BY ${goodsItems.categoryId}
      ORDER BY ${goodsItems.soldCount} DESC, ${goodsItems.goodsNo}) ASC`,
    desc(goodsItems.soldCount),
  ],
};

/** The first goods of home. */
export async function homeGoods(
  { pageSize }: RequestOf<Calls['listHomeMallItems']>,
  context: Pick<CallContext, 'db' | 'locale'>,
): Promise<ResponseOf<Calls['listHomeMallItems']>> {
  return wholeList(await cardsOf(context, { ...ofHome, limit: pageSize }));
}

/** The goods of home behind the first ones. */
export async function homeFeed(
  { after, pageNo, pageSize }: RequestOf<Calls['listHomeMallFeeds']>,
  context: Pick<CallContext, 'db' | 'locale'>,
): Promise<ResponseOf<Calls['listHomeMallFeeds']>> {
  const [all, items] = await Promise.all([
    context.db.$count(goodsItems, and(onSale, ofHome.where)),
    cardsOf(context, { ...ofHome, limit: pageSize, offset: after + (pageNo - 1) * pageSize }),
  ]);
  return { items, total: Math.max(0, all - after), pageNo, pageSize };
}

const orders = {
  popular: [desc(goodsItems.soldCount)],
  cheapest: [sql`${cheapest} ASC`],
  dearest: [sql`${cheapest} DESC`],
} as const;

/** A page of goods by words, shop and category, without what they cost their reader. */
export async function findCards(
  { shopId, categoryId, q = '', only, sort, pageNo, pageSize }: RequestOf<Calls['listGoods']>,
  context: Pick<CallContext, 'db' | 'locale'>,
): Promise<{ readonly items: Card[]; readonly total: number }> {
  const where = and(
    shopId === undefined ? undefined : eq(goodsItems.shopId, shopId),
    categoryId === undefined ? undefined : eq(goodsItems.categoryId, categoryId),
    only === 'medicine' ? isMedicine : undefined,
    only === 'others' ? not(isMedicine) : undefined,
    only === 'selected' ? sql`${cheapestMember} IS NOT NULL` : undefined,
    ...typedWords(q).map((ways) =>
      or(...ways.map((way) => sql`position(${way} in ${goodsItems.searchText}) > 0`)),
    ),
  );
  const [total, items] = await Promise.all([
    context.db.$count(goodsItems, and(onSale, where)),
    cardsOf(context, {
      where,
      order: orders[sort],
      limit: pageSize,
      offset: (pageNo - 1) * pageSize,
    }),
  ]);
  return { items, total };
}

/** Goods with what one piece of their cheapest variant in stock costs the reader. */
export async function offered(reader: Reader, cards: readonly Card[]): Promise<OfferedCard[]> {
  const rows = await skusOfGoods(
    reader.db,
    cards.map(({ goodsNo }) => goodsNo),
  );
  const cheapestOf = (goodsNo: string) =>
    rows
      .filter((row) => row.item.goodsNo === goodsNo && isSold(row) && row.sku.stock > 0)
      .toSorted((a, b) => a.sku.priceCents - b.sku.priceCents)[0];
  const chosen = cards.flatMap(({ goodsNo }) => cheapestOf(goodsNo) ?? []);
  const offers = await offersOf(reader, chosen);
  return cards.map((card) => {
    const skuId = chosen.find(({ item }) => item.goodsNo === card.goodsNo)?.sku.skuId;
    return { ...card, offer: (skuId === undefined ? undefined : offers.get(skuId)) ?? null };
  });
}

/** Goods by words, shop and category, with what they cost the reader. */
export async function listGoods(
  asked: RequestOf<Calls['listGoods']>,
  reader: Reader,
): Promise<ResponseOf<Calls['listGoods']>> {
  const { items, total } = await findCards(asked, reader);
  const { pageNo, pageSize } = asked;
  return { items: await offered(reader, items), total, pageNo, pageSize };
}

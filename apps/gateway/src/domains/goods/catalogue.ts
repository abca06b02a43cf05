import type { goods as goodsCalls, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, desc, eq, not, or, sql, type SQL } from 'drizzle-orm';
import type { CallContext, Locale } from '../../platform/context';
import { areas } from '../../kernel/places/tables';
import { refuse } from '../../platform/refusal';
import { typedWords } from '../../platform/search-form';
import { wholeList } from '../../platform/whole-list';
import { isOutside } from './delivery';
import { shopsOf } from './shops';
import { isSold, skusOf } from './skus';
import { goodsAreas, goodsCategories, goodsItems, goodsShops, goodsSkus } from './tables';

type Calls = typeof goodsCalls;
type Card = ResponseOf<Calls['listGoods']>['items'][number];
type Reader = Pick<CallContext, 'db' | 'locale' | 'now'>;

/** How many goods the front of the mall shows of each kind. */
const frontShows = 8;

const cheapest = sql<number>`(SELECT min(sku.price_cents) FROM goods_skus sku
  WHERE sku.goods_no = ${goodsItems.goodsNo} AND sku.is_on_sale)`;
const cheapestMember = sql<number | null>`(SELECT min(sku.member_cents) FROM goods_skus sku
  WHERE sku.goods_no = ${goodsItems.goodsNo} AND sku.is_on_sale)`;
const inStock = sql<boolean>`EXISTS (SELECT 1 FROM goods_skus sku
  WHERE sku.goods_no = ${goodsItems.goodsNo} AND sku.is_on_sale AND sku.stock > 0)`;

const isMedicine = sql`EXISTS (SELECT 1 FROM goods_categories category
  WHERE category.category_id = ${goodsItems}.category_id AND category.is_medicine)`;

/** Goods that can be seen: on sale, with a variant that is. */
const onSale = and(
  eq(goodsItems.isOnSale, true),
  sql`EXISTS (SELECT 1 FROM goods_skus sku WHERE sku.goods_no = ${goodsItems.goodsNo} AND sku.is_on_sale)`,
);

interface Listing {
  readonly where?: SQL | undefined;
  readonly order: readonly SQL[];
  readonly limit: number;
  readonly offset?: number;
}

async function cardsOf(
  { db, locale }: Reader,
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
function cardOf(item: typeof goodsItems.$inferSelect, locale: Locale) {
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

/** The front of the mall, or of one of its shops. */
export async function mallFront(
  { shopId }: RequestOf<Calls['getMallFront']>,
  context: Reader,
): Promise<ResponseOf<Calls['getMallFront']>> {
  const { db, locale } = context;
  const shops = await shopsOf(context);
  const shop = shopId === undefined ? null : shops.find((one) => one.shopId === shopId);
  if (shop === undefined) return refuse('forbidden');
  const here = shopId === undefined ? undefined : eq(goodsItems.shopId, shopId);
  const counted = await db
    .select({ category: goodsCategories, goodsCount: sql<number>`count(*)::int` })
    .from(goodsCategories)
    .innerJoin(goodsItems, eq(goodsItems.categoryId, goodsCategories.categoryId))
    .where(and(onSale, here))
    .groupBy(goodsCategories.categoryId)
    .orderBy(asc(goodsCategories.position));
  const free = eq(goodsItems.needsPrescription, false);
  const [popular, cheaper] = await Promise.all([
    cardsOf(context, {
      where: and(here, free),
      order: [desc(goodsItems.soldCount)],
      limit: frontShows,
    }),
    cardsOf(context, {
      where: and(here, free, sql`${cheapestMember} IS NOT NULL`),
      order: [sql`${cheapest} - ${cheapestMember} DESC`],
      limit: frontShows,
    }),
  ]);
  return {
    shop,
    shops,
    categories: counted.map(({ category, goodsCount }) => ({
      categoryId: category.categoryId,
      name: textIn(category.name, locale),
      picture: category.picture,
      goodsCount,
    })),
    popular,
    cheaper,
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
  context: Reader,
): Promise<ResponseOf<Calls['listHomeMallItems']>> {
  return wholeList(await cardsOf(context, { ...ofHome, limit: pageSize }));
}

/** The goods of home behind the first ones. */
export async function homeFeed(
  { after, pageNo, pageSize }: RequestOf<Calls['listHomeMallFeeds']>,
  context: Reader,
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

/** Goods by words, shop and category. */
export async function listGoods(
  { shopId, categoryId, q = '', only, sort, pageNo, pageSize }: RequestOf<Calls['listGoods']>,
  context: Reader,
): Promise<ResponseOf<Calls['listGoods']>> {
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
  return { items, total, pageNo, pageSize };
}

/** Goods with their variants; refuses what is not sold there. */
export async function findGoods(
  { shopId, goodsNo, areaId }: RequestOf<Calls['getGoods']>,
  context: Reader,
): Promise<ResponseOf<Calls['getGoods']>> {
  const { db, locale } = context;
  const [row = refuse('forbidden')] = await db
    .select({ item: goodsItems, category: goodsCategories })
    .from(goodsItems)
    .innerJoin(goodsCategories, eq(goodsCategories.categoryId, goodsItems.categoryId))
    .where(and(eq(goodsItems.goodsNo, goodsNo), eq(goodsItems.shopId, shopId)));
  const { item, category } = row;
  const [[shop = refuse('forbidden')], skus, outside] = await Promise.all([
    shopsOf(context, [shopId]),
    db
      .select()
      .from(goodsSkus)
      .where(eq(goodsSkus.goodsNo, goodsNo))
      .orderBy(asc(goodsSkus.position)),
    areaId === undefined ? null : isOutside(db, shopId, areaId),
  ]);
  const sold = skus.map((sku) => ({ ...sku, isOnSale: sku.isOnSale && item.isOnSale }));
  const choices = sold.some((sku) => sku.isOnSale) ? sold.filter((sku) => sku.isOnSale) : sold;
  const members = choices.flatMap(({ memberCents }) => memberCents ?? []);
  const shown = !item.needsPrescription;
  return {
    ...cardOf(item, locale),
    shopName: shop.name,
    priceCents: Math.min(...choices.map(({ priceCents }) => priceCents)),
    memberCents: members.length === 0 ? null : Math.min(...members),
    inStock: choices.some(({ stock, isOnSale }) => isOnSale && stock > 0),
    shop,
    category: { categoryId: category.categoryId, name: textIn(category.name, locale) },
    description: shown ? item.description.map((one) => textIn(one, locale)) : [],
    parameters: shown
      ? item.parameters.map(({ label, text }) => ({
          label: textIn(label, locale),
          text: textIn(text, locale),
        }))
      : [],
    skus: sold.map((sku) => ({
      skuId: sku.skuId,
      label: textIn(sku.label, locale),
      priceCents: sku.priceCents,
      memberCents: sku.memberCents,
      stock: sku.stock,
      isOnSale: sku.isOnSale,
    })),
    isDelivered: outside === null ? null : !outside,
    returnDays: item.returnDays,
  };
}

/** The areas that a shop delivers to by name; none where it delivers everywhere. */
export async function listAreas(
  { shopId }: RequestOf<Calls['listGoodsAreas']>,
  { db, locale }: Reader,
): Promise<ResponseOf<Calls['listGoodsAreas']>> {
  const rows = await db
    .select({ areaId: areas.id, name: areas.name, freightCents: goodsAreas.freightCents })
    .from(goodsAreas)
    .innerJoin(areas, eq(areas.id, goodsAreas.areaId))
    .where(eq(goodsAreas.shopId, shopId))
    .orderBy(asc(areas.id));
  return wholeList(rows.map((row) => ({ ...row, name: textIn(row.name, locale) })));
}

/** A variant as of now; refuses an unknown one. */
export async function findItem(
  { itemId }: RequestOf<Calls['getCommerceItem']>,
  { db, locale }: Reader,
): Promise<ResponseOf<Calls['getCommerceItem']>> {
  const row = (await skusOf(db, [itemId])).get(itemId) ?? refuse('forbidden');
  const { sku, item, shop } = row;
  return {
    itemId,
    shopId: shop.shopId,
    shopName: textIn(shop.name, locale),
    goodsNo: item.goodsNo,
    title: textIn(item.title, locale),
    skuLabel: textIn(sku.label, locale),
    picture: item.needsPrescription ? null : item.picture,
    needsPrescription: item.needsPrescription,
    priceCents: sku.priceCents,
    memberCents: sku.memberCents,
    stock: sku.stock,
    isOnSale: isSold(row),
  };
}

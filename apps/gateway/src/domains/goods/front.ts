import type { goods as goodsCalls, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, desc, eq, inArray, max, sql } from 'drizzle-orm';
import { balanceOf } from '../../kernel/ledger/ledger';
import { orders } from '../../kernel/orders/tables';
import { usableCoupons } from '../../kernel/pricing/coupons';
import { offeredPacks } from '../../kernel/pricing/offered-packs';
import { refuse } from '../../platform/refusal';
import { cardsOf, cheapest, cheapestMember, offered, onSale } from './catalogue';
import type { Reader } from './offers';
import { shopsOf } from './shops';
import { goodsCategories, goodsItems, goodsOrderLines } from './tables';

type Calls = typeof goodsCalls;

/** How many goods the front of the mall shows of each kind. */
const frontShows = 8;
const couponsShown = 3;
const againShown = 4;
const coins = 'healthCoin' as const;

/** Coupons of the mall: those that the reader holds, the first to end first, then those to receive. */
async function couponsOfFront({
  db,
  locale,
  now,
  session,
}: Reader): Promise<ResponseOf<Calls['getMallFront']>['coupons']> {
  const ownerId = session?.userId;
  const held = ownerId === undefined ? [] : await usableCoupons(db, ownerId, now, 'goods');
  const packs = await offeredPacks(db, { ownerId, use: 'goods', now });
  const isOfAll = ({ seller }: { readonly seller: string | null }) => seller === null;
  return [
    ...held.filter(isOfAll).map((row) => ({ ...row, isHeld: true })),
    ...packs.filter(isOfAll).map((row) => ({ ...row, isHeld: false })),
  ]
    .slice(0, couponsShown)
    .map(({ packId, title, offCents, fromCents, isHeld }) => ({
      packId,
      title: textIn(title, locale),
      offCents,
      fromCents,
      isHeld,
    }));
}

/** What an account bought and received, once each, the last first; what is sold no more is left out. */
async function boughtBefore(reader: Reader, ownerId: string) {
  const rows = await reader.db
    .select({ goodsNo: goodsOrderLines.goodsNo, at: max(orders.createdAt) })
    .from(goodsOrderLines)
    .innerJoin(orders, eq(orders.orderNo, goodsOrderLines.orderNo))
    .where(and(eq(orders.ownerId, ownerId), eq(orders.stateGroup, 'completed')))
    .groupBy(goodsOrderLines.goodsNo)
    .orderBy(desc(max(orders.createdAt)))
    .limit(againShown);
  const goodsNos = rows.map(({ goodsNo }) => goodsNo);
  if (goodsNos.length === 0) return [];
  const where = and(inArray(goodsItems.goodsNo, goodsNos), eq(goodsItems.needsPrescription, false));
  const cards = await cardsOf(reader, { where, order: [], limit: againShown });
  const byTime = cards.toSorted(
    (a, b) => goodsNos.indexOf(a.goodsNo) - goodsNos.indexOf(b.goodsNo),
  );
  return offered(reader, byTime);
}

/** The front of the mall, or of one of its shops. */
export async function mallFront(
  { shopId }: RequestOf<Calls['getMallFront']>,
  context: Reader,
): Promise<ResponseOf<Calls['getMallFront']>> {
  const { db, locale, now } = context;
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
  const ownerId = context.session?.userId;
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
    coupons: shopId === undefined ? await couponsOfFront(context) : [],
    coins:
      ownerId === undefined ? null : (await balanceOf(db, { ownerId, kind: coins, now })).balance,
    again:
      ownerId === undefined || shopId !== undefined ? [] : await boughtBefore(context, ownerId),
  };
}

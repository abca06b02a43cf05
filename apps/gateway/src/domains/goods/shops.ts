import type { goods as goodsCalls, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, gt, inArray, lte, sql } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { goodsPromotions, goodsShops } from './tables';

type Shop = ResponseOf<(typeof goodsCalls)['getMallFront']>['shops'][number];
type Reader = Pick<CallContext, 'db' | 'locale' | 'now'>;

/** The promotions that run now, of some shops. */
export async function promotionsOf(db: Queryable, shopIds: readonly string[], now: Date) {
  if (shopIds.length === 0) return [];
  return db
    .select()
    .from(goodsPromotions)
    .where(
      and(
        inArray(goodsPromotions.shopId, [...shopIds]),
        lte(goodsPromotions.startsAt, now),
        gt(goodsPromotions.endsAt, now),
      ),
    )
    .orderBy(asc(goodsPromotions.fromCents), asc(goodsPromotions.promotionId));
}

/** Shops as they are shown, by their place; all of them when no ids are named. */
export async function shopsOf(
  { db, locale, now }: Reader,
  ids?: readonly string[],
): Promise<Shop[]> {
  const rows = await db
    .select({
      shop: goodsShops,
      goodsCount: sql<number>`(SELECT count(*)::int FROM goods_items item
        WHERE item.shop_id = ${goodsShops.shopId} AND item.is_on_sale)`,
    })
    .from(goodsShops)
    .where(ids && inArray(goodsShops.shopId, [...ids]))
    .orderBy(asc(goodsShops.position));
  const running = await promotionsOf(
    db,
    rows.map(({ shop }) => shop.shopId),
    now,
  );
  return rows.map(({ shop, goodsCount }) => ({
    shopId: shop.shopId,
    name: textIn(shop.name, locale),
    intro: textIn(shop.intro, locale),
    picture: shop.picture,
    deliveryText: textIn(shop.deliveryText, locale),
    freightCents: shop.freightCents,
    freeFromCents: shop.freeFromCents,
    promotions: running
      .filter(({ shopId }) => shopId === shop.shopId)
      .map(({ title }) => textIn(title, locale)),
    goodsCount,
  }));
}

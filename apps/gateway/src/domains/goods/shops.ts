import type { goods as goodsCalls, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { and, asc, count, gt, inArray, lte } from 'drizzle-orm';
import type { CallContext, Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { goodsItems, goodsPromotions, goodsShops, type KeptCertificate } from './tables';

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

/** A licence or a certificate in its reader's language. */
export const shownCertificate = (kept: KeptCertificate | null, locale: Locale) =>
  kept && { kind: textIn(kept.kind, locale), number: kept.number };

/** Shops as they are shown, by their place; all of them when no ids are named. */
export async function shopsOf(
  { db, locale, now }: Reader,
  ids?: readonly string[],
): Promise<Shop[]> {
  const shops = await db
    .select()
    .from(goodsShops)
    .where(ids && inArray(goodsShops.shopId, [...ids]))
    .orderBy(asc(goodsShops.position));
  const found = shops.map(({ shopId }) => shopId);
  const counted = await db
    .select({ shopId: goodsItems.shopId, goodsCount: count() })
    .from(goodsItems)
    .where(and(inArray(goodsItems.shopId, found), goodsItems.isOnSale))
    .groupBy(goodsItems.shopId);
  const goodsCounts = new Map(counted.map(({ shopId, goodsCount }) => [shopId, goodsCount]));
  const running = await promotionsOf(db, found, now);
  return shops.map((shop) => ({
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
    goodsCount: goodsCounts.get(shop.shopId) ?? 0,
    licences: shop.licences.flatMap((one) => shownCertificate(one, locale) ?? []),
  }));
}

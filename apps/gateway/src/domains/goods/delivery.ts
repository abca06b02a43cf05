import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { goodsAreas, goodsShops } from './tables';

/** The province an area lies in: the first two digits of its code. */
const provinceOf = (areaId: string): string => `${areaId.slice(0, 2)}0000`;

/** What bringing something to a place costs at a shop. */
export interface Delivery {
  readonly shopId: string;
  /** False where the shop does not deliver there; null without a place. */
  readonly isDelivered: boolean | null;
  readonly freightCents: number;
}

/** How some shops deliver to an area, or usually where none is named. */
export async function deliveriesTo(
  db: Queryable,
  shopIds: readonly string[],
  areaId: string | null,
): Promise<Map<string, Delivery>> {
  if (shopIds.length === 0) return new Map();
  const shops = await db
    .select({ shopId: goodsShops.shopId, freightCents: goodsShops.freightCents })
    .from(goodsShops)
    .where(inArray(goodsShops.shopId, [...shopIds]));
  const places = await db
    .select()
    .from(goodsAreas)
    .where(inArray(goodsAreas.shopId, [...shopIds]));
  return new Map(
    shops.map(({ shopId, freightCents }): [string, Delivery] => {
      const named = places.filter((place) => place.shopId === shopId);
      if (areaId === null) return [shopId, { shopId, isDelivered: null, freightCents }];
      if (named.length === 0) return [shopId, { shopId, isDelivered: true, freightCents }];
      const there = named.find((place) => place.areaId === provinceOf(areaId));
      return [
        shopId,
        {
          shopId,
          isDelivered: there !== undefined,
          freightCents: there?.freightCents ?? freightCents,
        },
      ];
    }),
  );
}

/** Whether a shop does not deliver to an area. */
export async function isOutside(db: Queryable, shopId: string, areaId: string): Promise<boolean> {
  const named = await db
    .select({ areaId: goodsAreas.areaId })
    .from(goodsAreas)
    .where(eq(goodsAreas.shopId, shopId));
  return named.length > 0 && !named.some((place) => place.areaId === provinceOf(areaId));
}

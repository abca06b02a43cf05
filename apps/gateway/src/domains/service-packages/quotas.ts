import { leftShare, packageRefundCents } from '@xinglin/rules';
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import type { OrderItem } from './shapes';
import { servicePackageEntries } from './tables';

/** What is left of each item of an order: the sum of its entries. */
async function leftOf(db: Queryable, orderNo: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({
      serviceId: servicePackageEntries.serviceId,
      left: sql<number>`sum(${servicePackageEntries.units})::int`,
    })
    .from(servicePackageEntries)
    .where(eq(servicePackageEntries.orderNo, orderNo))
    .groupBy(servicePackageEntries.serviceId);
  return new Map(rows.map(({ serviceId, left }) => [serviceId, left]));
}

/** The items of an order with what is left of them; nothing was granted before it was paid. */
export async function quotasOf(db: Queryable, orderNo: string, items: readonly OrderItem[]) {
  const lefts = await leftOf(db, orderNo);
  return items.map((item) => {
    const left = lefts.get(item.serviceId) ?? 0;
    return { ...item, left, leftCents: leftShare(item.shareCents, item.count, left) };
  });
}

/** What units that are left, and others that come back, give back in cents. */
export function refundOf(
  quotas: Awaited<ReturnType<typeof quotasOf>>,
  comingBack: ReadonlyMap<string, number>,
): number {
  return packageRefundCents(
    quotas.map(({ serviceId, left, ...item }) => ({
      ...item,
      left: left + (comingBack.get(serviceId) ?? 0),
    })),
  );
}

/** Grants all units of the items of an order, once. */
export async function grant(
  db: Queryable,
  now: Date,
  orderNo: string,
  items: readonly OrderItem[],
): Promise<void> {
  await db
    .insert(servicePackageEntries)
    .values(items.map(({ serviceId, count }) => ({ orderNo, serviceId, units: count, at: now })))
    .onConflictDoNothing();
}

/** Writes that a use takes a unit, or gives it back. */
export async function enter(
  db: Queryable,
  at: Date,
  use: { readonly orderNo: string; readonly serviceId: string; readonly applyNo: string },
  units: 1 | -1,
): Promise<void> {
  const { orderNo, serviceId, applyNo } = use;
  await db.insert(servicePackageEntries).values({ orderNo, serviceId, applyNo, units, at });
}

import type { RequestOf, servicePackages } from '@xinglin/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { servicePackageKind } from './order-kind';
import { isRunning, type ServicePackageOrder } from './order-rules';
import { enter, quotasOf, refundOf } from './quotas';
import { servicePackageUses } from './tables';

/** Units of items that were asked for and not yet planned: they come back when an order is given up. */
async function askedOf(db: Queryable, orderNo: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ serviceId: servicePackageUses.serviceId, count: sql<number>`count(*)::int` })
    .from(servicePackageUses)
    .where(and(eq(servicePackageUses.orderNo, orderNo), eq(servicePackageUses.state, 'asked')))
    .groupBy(servicePackageUses.serviceId);
  return new Map(rows.map(({ serviceId, count }) => [serviceId, count]));
}

/** What would go back of an order now: what is left, and what was asked for and not yet planned. */
export async function refundNow(
  db: Queryable,
  order: ServicePackageOrder,
  now: Date,
): Promise<number> {
  if (!isRunning(order, now)) return 0;
  const quotas = await quotasOf(db, order.orderNo, order.own.items);
  return refundOf(quotas, await askedOf(db, order.orderNo));
}

/** Takes back all that was asked for and not yet planned. */
async function withdrawAsked(db: Queryable, now: Date, orderNo: string): Promise<void> {
  const withdrawn = await db
    .update(servicePackageUses)
    .set({ state: 'withdrawn' })
    .where(and(eq(servicePackageUses.orderNo, orderNo), eq(servicePackageUses.state, 'asked')))
    .returning();
  for (const use of withdrawn) await enter(db, now, use, 1);
}

/**
 * Gives a paid order up for the account it belongs to: what is unused goes back, to the cent. Where that has become
 * less than the person saw, it is told first and nothing happens.
 */
export async function refundOrder(
  context: MoveContext,
  ownerId: string,
  input: RequestOf<(typeof servicePackages)['refundPackageOrder']>,
): Promise<ServicePackageOrder & { readonly backCents: number }> {
  const { db, now } = context;
  const { orderNo, reason } = input;
  const order = await lockOrder(db, servicePackageKind, orderNo);
  if (order?.ownerId !== ownerId) refuse('forbidden');
  if (!isRunning(order, now)) refuse('orderNotCancellable');
  const backCents = await refundNow(db, order, now);
  if (backCents === 0) refuse('packageUsedUp');
  if (backCents < input.refundCents)
    refuse('packagePriceChanged', { data: { totalCents: backCents } });
  await withdrawAsked(db, now, orderNo);
  const words = { reason: reason === '' ? undefined : reason };
  const moved = await moveOrder(context, servicePackageKind, orderNo, 'cancel', 'patient', words);
  if (!moved) return refuse('orderNotCancellable');
  await moveOrder(context, servicePackageKind, orderNo, 'requestShare', 'system', {
    reasonKey: 'unusedRefund',
  });
  return { ...((await lockOrder(db, servicePackageKind, orderNo)) ?? moved), backCents };
}

import { and, eq } from 'drizzle-orm';
import { refuse } from '../../platform/refusal';
import type { MoveContext } from './move-context';
import type { OrderKind } from './order-kind';
import { orders } from './tables';

/**
 * Takes an order that is over off its owner's lists: the register, its steps and its money stay as they are. Refuses
 * with `forbidden`, and with `orderNotDeletable` while something may still become of it.
 */
export async function hideOwnOrder(
  { db, now }: Pick<MoveContext, 'db' | 'now'>,
  { kind, machine }: Pick<OrderKind, 'kind' | 'machine'>,
  { orderNo, ownerId }: { readonly orderNo: string; readonly ownerId: string },
): Promise<void> {
  const own = and(eq(orders.orderNo, orderNo), eq(orders.ownerId, ownerId), eq(orders.kind, kind));
  const [order] = await db.select().from(orders).where(own).for('no key update');
  if (!order) refuse('forbidden');
  if (!isHidable(machine, order.state)) refuse('orderNotDeletable');
  await db
    .update(orders)
    .set({ hiddenAt: order.hiddenAt ?? now })
    .where(own);
}

/** Whether an order in this state can be taken off the lists. */
export function isHidable({ final }: Pick<OrderKind['machine'], 'final'>, state: string): boolean {
  return final.includes(state);
}

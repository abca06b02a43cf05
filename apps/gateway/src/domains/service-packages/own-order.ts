import { and, desc, eq, type SQL } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import type { ServicePackageOrder } from './order-rules';
import { servicePackageOrders } from './tables';

/** Orders with their own rows, the newest first. */
export const selectOrders = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ order: orders, own: servicePackageOrders })
    .from(orders)
    .innerJoin(servicePackageOrders, eq(servicePackageOrders.orderNo, orders.orderNo))
    .where(where)
    .orderBy(desc(orders.createdAt), desc(orders.orderNo));

export type OrderRow = Pick<Awaited<ReturnType<typeof selectOrders>>[number], 'order' | 'own'>;

/** An order with its own row; only its kind's moves write its state. */
export const orderOf = ({ order, own }: OrderRow) => ({ ...order, own }) as ServicePackageOrder;

/** One of the account's orders, to be read; refuses any other with `forbidden`. */
export async function ownOrder(db: Queryable, ownerId: string, orderNo: string) {
  const [row = refuse('forbidden')] = await selectOrders(
    db,
    and(eq(orders.orderNo, orderNo), eq(orders.ownerId, ownerId)),
  );
  return orderOf(row);
}

import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import type { Queryable } from '../../platform/database';
import { offeredBy } from './offers';
import { consultOrders } from './tables';

/**
 * The consults of a doctor, as a condition over `orders` and `consult_orders`: those with them, and those that wait for
 * the first free doctor where they could be that one.
 */
export const ofDoctor = (doctorId: string): SQL | undefined =>
  or(
    eq(consultOrders.doctorId, doctorId),
    and(sql`${consultOrders.doctorId} is null`, offeredBy(doctorId)),
  );

/** Whether a consult is one of a doctor's, see {@link ofDoctor}. */
export async function isConsultOfDoctor(
  doctorId: string,
  { orderKey }: { readonly orderKey: string },
  { db }: { readonly db: Queryable },
): Promise<boolean> {
  const found = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .innerJoin(consultOrders, eq(consultOrders.orderNo, orders.orderNo))
    .where(and(eq(orders.orderNo, orderKey), ofDoctor(doctorId)));
  return found.length > 0;
}

import { and, eq, inArray } from 'drizzle-orm';
import { orders } from '../../kernel/orders/tables';
import type { Queryable } from '../../platform/database';
import { checkUpPeople } from './tables';

/** Whether an open order is for this person among others: the register names one person of an order only. */
export async function isCheckedUp(db: Queryable, patientId: string): Promise<boolean> {
  const [open] = await db
    .select({ orderNo: orders.orderNo })
    .from(checkUpPeople)
    .innerJoin(orders, eq(orders.orderNo, checkUpPeople.orderNo))
    .where(
      and(
        eq(checkUpPeople.patientId, patientId),
        inArray(orders.stateGroup, ['awaitingPayment', 'active']),
      ),
    )
    .limit(1);
  return open !== undefined;
}

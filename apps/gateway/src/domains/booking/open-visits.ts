import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { openStates } from './order-rules';
import { registrationOrders } from './tables';

/** Visits of an account that are still ahead, wait to be paid, or whose money is on its way back. */
export function countOpenVisits(db: Queryable, ownerId: string): Promise<number> {
  return db.$count(
    registrationOrders,
    and(
      eq(registrationOrders.ownerId, ownerId),
      inArray(registrationOrders.status, [...openStates, 'refunding']),
    ),
  );
}

/** Whether an open order needs this patient. */
export async function hasOpenVisit(db: Queryable, patientId: string): Promise<boolean> {
  const [open] = await db
    .select({ orderNo: registrationOrders.orderNo })
    .from(registrationOrders)
    .where(
      and(
        eq(registrationOrders.patientId, patientId),
        inArray(registrationOrders.status, [...openStates]),
      ),
    )
    .limit(1);
  return open !== undefined;
}

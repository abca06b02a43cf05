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

import { and, eq, inArray } from 'drizzle-orm';
import type { MoveContext } from '../../../kernel/orders/move-context';
import { deadlineQueue } from '../../../platform/deadline-runner';
import type { Queryable } from '../../../platform/database';
import { hospitalReservations } from '../tables';

/** Name of the sweep that has hospitals' systems asked. */
export const hospitalSystemDeadline = 'hospital-system.asks';

/** For how long the person's own page is left to ask before the job does. */
const pageAsksMs = 15_000;

/** Writes down that a hospital's system is to be asked about an order that was just made, in its transaction. */
export async function openReservation(
  db: Queryable,
  order: { readonly orderNo: string; readonly payWithinMinutes: number },
  now: Date,
  options: {
    /** A page waits for the answer; otherwise the person hears of it by message. */
    readonly isAwaited: boolean;
  },
): Promise<Date> {
  const askAt = options.isAwaited ? new Date(now.getTime() + pageAsksMs) : now;
  const unclearAt = options.isAwaited ? null : now;
  await db.insert(hospitalReservations).values({ ...order, askAt, unclearAt });
  return askAt;
}

/**
 * Has a place given back at the hospital, in the transaction of the move that ends its order. One that was only asked
 * for as well: the hospital may have it, and its answer be on the way.
 */
export async function releaseReservation(
  { db, now, services }: Pick<MoveContext, 'db' | 'now' | 'services'>,
  orderNo: string,
): Promise<void> {
  const released = await db
    .update(hospitalReservations)
    .set({ state: 'toRelease', asks: 0, askAt: now })
    .where(
      and(
        eq(hospitalReservations.orderNo, orderNo),
        inArray(hospitalReservations.state, ['asked', 'taken']),
      ),
    )
    .returning({ orderNo: hospitalReservations.orderNo });
  if (released.length > 0)
    await services.jobs.send(deadlineQueue, { name: hospitalSystemDeadline }, { db });
}

import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { moveOrder, refundIfPaid } from '../../kernel/orders/move-order';
import { inTransaction, type Database } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import { oneByOne } from '../../platform/one-by-one';
import type { Services } from '../../platform/services';
import { registrationKind } from './order-kind';
import { registrationOrders, shiftStops } from './tables';

export const stopDeadline = 'registration.stop';

/** Orders of a stopped shift are cancelled and paid back; what a crash left over is finished here. */
export async function sweepStops(
  db: Database,
  now: Date,
  services: Services,
): Promise<Date | null> {
  const log = { logger: services.logger, words: 'order of a stopped shift not cancelled' };
  const stops = await db
    .select()
    .from(shiftStops)
    .where(isNull(shiftStops.settledAt))
    .orderBy(asc(shiftStops.stoppedAt));
  for (const stop of stops) {
    const orders = await db
      .select({ orderNo: registrationOrders.orderNo })
      .from(registrationOrders)
      .where(
        and(
          eq(registrationOrders.shiftCaseId, stop.shiftCaseId),
          inArray(registrationOrders.status, ['awaitingHospital', 'awaitingPayment', 'confirmed']),
        ),
      );
    const failed = await oneByOne(orders, log, ({ orderNo }) =>
      inTransaction(db, async (tx) => {
        const context = { db: tx, now, services };
        const moved = await moveOrder(context, registrationKind, orderNo, 'stop', 'hospital', {
          reason: stop.reason,
        });
        if (moved) await refundIfPaid(context, registrationKind, moved, 'stoppedRefund');
      }),
    );
    if (failed > 0) continue;
    await db
      .update(shiftStops)
      .set({ settledAt: now })
      .where(eq(shiftStops.shiftCaseId, stop.shiftCaseId));
  }
  return null;
}

/** What happens to shifts by itself; orders move at the deadlines of their kind. */
export const bookingDeadlines: readonly Deadline[] = [{ name: stopDeadline, sweep: sweepStops }];

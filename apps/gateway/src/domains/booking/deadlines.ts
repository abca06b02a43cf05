import { and, asc, eq, gt, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { RegistrationActor, RegistrationEvent } from '@xinglin/contract';
import { inTransaction, type Database } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import { oneByOne } from '../../platform/one-by-one';
import type { Services } from '../../platform/services';
import { iso } from './booking-facts';
import { moveOrder, refundIfPaid } from './move-order';
import { registrationOrders, shiftStops } from './tables';
import type { ReasonKey } from './texts';

export const expireDeadline = 'registration.expire';
export const visitDeadline = 'registration.visits';
export const stopDeadline = 'registration.stop';

/** Orders settled in one go before the list is read again. */
const batchSize = 200;

/** Midnight after the day of the visit, by the hospital's clock. */
const dayEnd = sql`((${registrationOrders.date} + 1)::timestamp AT TIME ZONE ${registrationOrders.timeZone})`;

interface DueMove {
  readonly event: RegistrationEvent;
  readonly actor: RegistrationActor;
  readonly reasonKey: ReasonKey;
  /** Orders whose time has come. */
  readonly due: SQL | undefined;
}

const logOf = ({ logger }: Services) => ({ logger, words: 'order not moved at its deadline' });

/**
 * Moves every order that is due, each in a transaction of its own, so that no lock outlives one
 * order. The condition is checked again by the move: another gateway may have been faster. An order
 * that cannot be moved stays due, and the net of each minute tries it again.
 */
async function settle(db: Database, services: Services, now: Date, move: DueMove): Promise<void> {
  for (;;) {
    const found = await db
      .select({ orderNo: registrationOrders.orderNo })
      .from(registrationOrders)
      .where(move.due)
      .limit(batchSize);
    const failed = await oneByOne(found, logOf(services), ({ orderNo }) =>
      inTransaction(db, (tx) =>
        moveOrder({ db: tx, now, services }, orderNo, move.event, move.actor, {
          reasonKey: move.reasonKey,
          where: move.due,
        }),
      ),
    );
    // With nothing but failures the same ones would be found again and again.
    if (found.length < batchSize || failed === found.length) return;
  }
}

/** Unpaid orders lose their place when the time to pay is over. */
export async function sweepUnpaid(
  db: Database,
  now: Date,
  services: Services,
): Promise<Date | null> {
  await settle(db, services, now, {
    event: 'expire',
    actor: 'system',
    reasonKey: 'notPaidInTime',
    due: and(
      eq(registrationOrders.status, 'awaitingPayment'),
      lte(registrationOrders.payBefore, now),
    ),
  });
  const [next] = await db
    .select({ at: registrationOrders.payBefore })
    .from(registrationOrders)
    .where(
      and(eq(registrationOrders.status, 'awaitingPayment'), gt(registrationOrders.payBefore, now)),
    )
    .orderBy(asc(registrationOrders.payBefore))
    .limit(1);
  return next?.at ?? null;
}

/** Whoever did not check in has missed the visit when it is over; whoever did is done by the day's end. */
export async function sweepVisits(
  db: Database,
  now: Date,
  services: Services,
): Promise<Date | null> {
  const missed = and(
    eq(registrationOrders.status, 'confirmed'),
    lte(registrationOrders.endsAt, now),
  );
  await settle(db, services, now, {
    event: 'missVisit',
    actor: 'system',
    reasonKey: 'notCheckedIn',
    due: missed,
  });
  const over = and(eq(registrationOrders.status, 'checkedIn'), sql`${dayEnd} <= ${iso(now)}`);
  await settle(db, services, now, {
    event: 'complete',
    actor: 'system',
    reasonKey: 'dayOver',
    due: over,
  });
  const [visit] = await db
    .select({ at: registrationOrders.endsAt })
    .from(registrationOrders)
    .where(and(eq(registrationOrders.status, 'confirmed'), gt(registrationOrders.endsAt, now)))
    .orderBy(asc(registrationOrders.endsAt))
    .limit(1);
  const [day] = await db
    .select({ at: sql<Date>`${dayEnd}`.mapWith(registrationOrders.endsAt) })
    .from(registrationOrders)
    .where(and(eq(registrationOrders.status, 'checkedIn'), sql`${dayEnd} > ${iso(now)}`))
    .orderBy(asc(dayEnd))
    .limit(1);
  return earlier(visit?.at ?? null, day?.at ?? null);
}

/** Orders of a stopped shift are cancelled and paid back; what a crash left over is finished here. */
export async function sweepStops(
  db: Database,
  now: Date,
  services: Services,
): Promise<Date | null> {
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
          sql`${registrationOrders.status} IN ('awaitingPayment', 'confirmed')`,
        ),
      );
    const failed = await oneByOne(orders, logOf(services), ({ orderNo }) =>
      inTransaction(db, async (tx) => {
        const context = { db: tx, now, services };
        const moved = await moveOrder(context, orderNo, 'stop', 'hospital', {
          reason: stop.reason,
        });
        if (moved) await refundIfPaid(context, moved, 'stoppedRefund');
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

function earlier(left: Date | null, right: Date | null): Date | null {
  if (left === null || right === null) return left ?? right;
  return left < right ? left : right;
}

/** What happens to orders and shifts by itself. */
export const bookingDeadlines: readonly Deadline[] = [
  { name: expireDeadline, sweep: sweepUnpaid },
  { name: visitDeadline, sweep: sweepVisits },
  { name: stopDeadline, sweep: sweepStops },
];

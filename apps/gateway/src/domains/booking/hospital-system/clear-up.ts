import { asc, eq, lte } from 'drizzle-orm';
import { inTransaction, type Database } from '../../../platform/database';
import type { Deadline } from '../../../platform/deadline';
import { describeFault } from '../../../platform/fault';
import { defineJob } from '../../../platform/job';
import type { Services } from '../../../platform/services';
import { hospitalReservations, registrationOrders } from '../tables';
import { askHospital } from './ask-hospital';
import { hospitalSystem } from './configured-system';
import { hospitalSystemDeadline } from './reservations';

/** Name of the job that asks one hospital's system about one order. */
export const hospitalSystemJob = 'hospital-system.ask';

/** Orders handed to jobs in one go before the list is read again. */
const batchSize = 200;

/** Ever less often, from ten seconds to five minutes: a system that is down is not pressed. */
const nextAskAt = (asks: number, now: Date): Date =>
  new Date(now.getTime() + Math.min(10 * 2 ** asks, 300) * 1000);

/** Has hospitals' systems asked about each order of which they have said nothing yet. */
export async function sweepReservations(
  db: Database,
  now: Date,
  { jobs }: Services,
): Promise<Date | null> {
  const due = await inTransaction(db, async (tx) => {
    const rows = await tx
      .select()
      .from(hospitalReservations)
      .where(lte(hospitalReservations.askAt, now))
      .orderBy(asc(hospitalReservations.askAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    for (const { orderNo, asks } of rows) {
      // The next try is set before this one begins: a gateway that dies in between loses nothing.
      await tx
        .update(hospitalReservations)
        .set({ askAt: nextAskAt(asks, now), asks: asks + 1 })
        .where(eq(hospitalReservations.orderNo, orderNo));
      await jobs.send(hospitalSystemJob, { orderNo }, { db: tx, singletonKey: orderNo });
    }
    return rows.length;
  });
  if (due === batchSize) return now;
  const [next] = await db
    .select({ at: hospitalReservations.askAt })
    .from(hospitalReservations)
    .where(lte(hospitalReservations.askAt, new Date(now.getTime() + 3_600_000)))
    .orderBy(asc(hospitalReservations.askAt))
    .limit(1);
  return next?.at ?? null;
}

/** Clears one order up: asks about it again under its number, or gives back what has no owner any more. Idempotent. */
export async function clearUp(
  { orderNo }: { readonly orderNo: string },
  services: Services,
): Promise<void> {
  const { db, use, logger } = services;
  const [reservation] = await db
    .select({ state: hospitalReservations.state, hospitalId: registrationOrders.hospitalId })
    .from(hospitalReservations)
    .innerJoin(registrationOrders, eq(registrationOrders.orderNo, hospitalReservations.orderNo))
    .where(eq(hospitalReservations.orderNo, orderNo));
  if (reservation?.state === 'asked') await askHospital(services, orderNo);
  if (reservation?.state !== 'toRelease') return;
  try {
    const { hospitalId } = reservation;
    await (use(hospitalSystem) ?? unavailable()).release({ orderNo, hospitalId });
  } catch (error) {
    logger.warn({ orderNo, ...describeFault(error) }, 'place not given back to the hospital');
    return;
  }
  await db
    .update(hospitalReservations)
    .set({ state: 'released', askAt: null })
    .where(eq(hospitalReservations.orderNo, orderNo));
}

function unavailable(): never {
  throw new Error('no hospital system is configured');
}

export const clearUpJob = defineJob({ name: hospitalSystemJob, retryLimit: 0, run: clearUp });

export const hospitalSystemDeadlines: readonly Deadline[] = [
  { name: hospitalSystemDeadline, sweep: sweepReservations },
];

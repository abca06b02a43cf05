import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import { patients } from '../../../kernel/people/patients/tables';
import type { Database } from '../../../platform/database';
import { describeFault } from '../../../platform/fault';
import type { Services } from '../../../platform/services';
import { hospitalReservations, registrationOrders } from '../tables';
import { hospitalSystem } from './configured-system';
import type { Reservation, ReservationAnswer } from './hospital-system';
import { settleAnswer } from './settle-answer';

/** For how long a person waits for their hospital's system. */
export const hospitalWaitMs = 5_000;

/** What the hospital is told of an order; null where it is not asked about it any more. */
async function reservationOf(db: Database, orderNo: string): Promise<Reservation | null> {
  const [found] = await db
    .select({
      orderNo: registrationOrders.orderNo,
      hospitalId: registrationOrders.hospitalId,
      hospDeptId: registrationOrders.hospDeptId,
      doctorId: registrationOrders.doctorId,
      shiftCaseId: registrationOrders.shiftCaseId,
      clinicType: registrationOrders.clinicType,
      startsAt: registrationOrders.startsAt,
      patient: {
        name: patients.name,
        cardType: patients.cardType,
        cardNo: patients.cardNo,
        mobile: patients.mobile,
      },
    })
    .from(hospitalReservations)
    .innerJoin(registrationOrders, eq(registrationOrders.orderNo, hospitalReservations.orderNo))
    .innerJoin(patients, eq(patients.patientId, registrationOrders.patientId))
    .where(and(eq(hospitalReservations.orderNo, orderNo), eq(hospitalReservations.state, 'asked')));
  return found ?? null;
}

/**
 * Asks a hospital's system about an order and settles what it says, however late. Answers within {@link hospitalWaitMs}:
 * false where there was no answer by then. Holds no transaction while it waits.
 */
export async function askHospital(services: Services, orderNo: string): Promise<boolean> {
  const { db, use, logger } = services;
  const reservation = await reservationOf(db, orderNo);
  if (!reservation) return true;
  const system = use(hospitalSystem);
  if (!system) return false;
  const fault = (error: unknown) => {
    logger.warn({ orderNo, ...describeFault(error) }, 'hospital system gave no answer');
    return false;
  };
  const settled = system
    .reserve(reservation)
    .then((answer: ReservationAnswer) => settleAnswer(services, orderNo, answer))
    .then(() => true)
    .catch(fault);
  const isAnswered = await within(hospitalWaitMs, settled);
  if (!isAnswered) await markUnclear(services, orderNo);
  return isAnswered;
}

/** From now on the person hears of the answer by message. */
async function markUnclear({ db, clock }: Services, orderNo: string): Promise<void> {
  await db
    .update(hospitalReservations)
    .set({ unclearAt: clock.now() })
    .where(
      and(
        eq(hospitalReservations.orderNo, orderNo),
        eq(hospitalReservations.state, 'asked'),
        isNull(hospitalReservations.unclearAt),
      ),
    );
}

/** What `work` came to, or false once the time is over; the work itself goes on. */
async function within(ms: number, work: Promise<boolean>): Promise<boolean> {
  const ending = new AbortController();
  // Aborted once the work is done, so that no timer outlives it.
  const over = wait(ms, false, { signal: ending.signal }).catch(() => false);
  try {
    return await Promise.race([work, over]);
  } finally {
    ending.abort();
  }
}

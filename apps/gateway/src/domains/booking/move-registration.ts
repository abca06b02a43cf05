import { randomInt } from 'node:crypto';
import type { RegistrationEffect, RegistrationEvent, RegistrationState } from '@xinglin/contract';
import { eq, sql } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import type { Move, Order } from '../../kernel/orders/order-kind';
import { patients } from '../../kernel/people/patients/tables';
import { freePlace } from './free-place';
import { openStates } from './order-rules';
import { noShows, registrationOrders, type RegistrationRow } from './tables';
import { releaseReservation } from './hospital-system/reservations';
import { settleOffer } from './wait-list/end-wait';

/** A number to read out at the counter. It opens nothing by itself: the counter sees the patient too. */
export function newVoucherCode(): string {
  return String(randomInt(10_000_000, 100_000_000));
}

/** Writes what a move changes in booking's own tables, in the transaction of the move. */
export async function writeMove(
  context: MoveContext,
  { orderNo, state, ownerId, own }: Order<RegistrationState, RegistrationRow>,
  { emits }: Move<RegistrationEvent, RegistrationEffect>,
): Promise<RegistrationRow> {
  const { db, now } = context;
  const releases = emits.includes('releasePlace') && own.holdsPlace;
  const changed = {
    // The register holds the state; this copy is what the indexes of this table are made of.
    status: state,
    ...(releases && { holdsPlace: false }),
    ...(!openStates.includes(state) && { person: own.patientId }),
    // With the state: a confirmed order without one is never seen.
    ...(emits.includes('issueVoucher') && { voucherCode: newVoucherCode() }),
  };
  await db.update(registrationOrders).set(changed).where(eq(registrationOrders.orderNo, orderNo));
  if (state !== 'awaitingPayment') await settleOffer(db, orderNo, state === 'confirmed', now);
  if (own.answerBefore !== null && (releases || state === 'cancelledByHospital'))
    await releaseReservation(context, orderNo);
  if (releases) await freePlace(context, own.shiftCaseId);
  if (emits.includes('countNoShow')) {
    await db
      .insert(noShows)
      .values({
        orderNo,
        ownerId,
        patientId: own.patientId,
        identityHash: sql`(
          SELECT ${patients.identityHash} FROM ${patients}
          WHERE ${patients.patientId} = ${own.patientId} AND ${patients.deletedAt} IS NULL)`,
        hospitalId: own.hospitalId,
        at: own.endsAt,
      })
      .onConflictDoNothing();
  }
  return { ...own, ...changed };
}

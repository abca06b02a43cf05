import type { RequestOf, specialDisease } from '@xinglin/contract';
import { refundDayAfterMove } from '@xinglin/rules';
import { and, eq } from 'drizzle-orm';
import { refuseBlocked } from '../../kernel/moderation/refuse-blocked';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import { orders, orderSteps } from '../../kernel/orders/tables';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { freeDay, lockDays, takeDay } from './days';
import { specialDiseaseKind } from './order-kind';
import { allowedOf, refundNow, type Booking } from './order-rules';
import { specialDiseaseOrders } from './tables';

type Calls = typeof specialDisease;

/** How often a booking was moved already. */
export function movesOf(db: Queryable, orderNo: string): Promise<number> {
  return db.$count(
    orderSteps,
    and(eq(orderSteps.orderNo, orderNo), eq(orderSteps.event, 'reschedule')),
  );
}

/** Locks one of the account's bookings until the transaction ends; refuses any other. */
async function lockOwn(db: Queryable, ownerId: string, orderNo: string): Promise<Booking> {
  const order = await lockOrder(db, specialDiseaseKind, orderNo);
  return order?.ownerId === ownerId ? order : refuse('forbidden');
}

/** Changes the day, the note, or both of one of the account's bookings; what was paid stays paid. */
export async function changeBooking(
  context: MoveContext,
  ownerId: string,
  { orderNo, day, note }: RequestOf<Calls['updateSpecialDiseaseBooking']>,
): Promise<void> {
  const { db, now } = context;
  const order = await lockOwn(db, ownerId, orderNo);
  refuseBlocked(note);
  if (note !== undefined && note !== order.own.note) {
    if (!allowedOf(order, now, 0).mayNote) refuse('specialDiseaseClosed');
    await db
      .update(specialDiseaseOrders)
      .set({ note })
      .where(eq(specialDiseaseOrders.orderNo, orderNo));
  }
  if (day !== undefined) await moveDay(context, order, day);
}

/**
 * Moves a booking: the new slot is taken first, and the former one released only then. The refund of what was paid is
 * never raised by it.
 */
async function moveDay(context: MoveContext, order: Booking, day: string): Promise<void> {
  const { db, now } = context;
  const { orderNo, own } = order;
  const { diseaseId, doctorId } = own;
  if (!allowedOf(order, now, await movesOf(db, orderNo)).mayMove) refuse('orderNotReschedulable');
  // Moved there already, perhaps by this very call whose answer was lost.
  if (own.day === day) return;
  const former = { diseaseId, doctorId, day: own.day };
  const wanted = { diseaseId, doctorId, day };
  await lockDays(db, former, wanted);
  await takeDay(db, wanted, now);
  await freeDay(db, former);
  const refundDay = order.state === 'booked' ? refundDayAfterMove(own.refundDay, day) : day;
  await db
    .update(specialDiseaseOrders)
    .set({ day, refundDay })
    .where(eq(specialDiseaseOrders.orderNo, orderNo));
  await db.update(orders).set({ day }).where(eq(orders.orderNo, orderNo));
  const reason = { reasonKey: 'rescheduled' };
  const moved = await moveOrder(
    context,
    specialDiseaseKind,
    orderNo,
    'reschedule',
    'patient',
    reason,
  );
  if (!moved) refuse('orderNotReschedulable');
}

/**
 * Gives a booking up for the account it belongs to: what its rule says goes back. Where that has become less than the
 * person saw, it is told first and nothing happens.
 */
export async function cancelBooking(
  context: MoveContext,
  ownerId: string,
  input: RequestOf<Calls['cancelSpecialDiseaseBooking']>,
): Promise<Booking> {
  const { db, now } = context;
  const { orderNo, reason } = input;
  const order = await lockOwn(db, ownerId, orderNo);
  if (!allowedOf(order, now, 0).mayCancel) refuse('orderNotCancellable');
  const cents = refundNow(order, now);
  if (cents < input.refundCents)
    refuse('specialDiseasePriceChanged', { data: { totalCents: cents } });
  const words = { reason: reason === '' ? undefined : reason };
  const moved = await moveOrder(context, specialDiseaseKind, orderNo, 'cancel', 'patient', words);
  if (!moved) return refuse('orderNotCancellable');
  if (cents === 0) return moved;
  const event = cents === order.paidCents - order.refundedCents ? 'requestRefund' : 'requestShare';
  await moveOrder(context, specialDiseaseKind, orderNo, event, 'system', {
    reasonKey: 'cancelledRefund',
  });
  return lockOwn(db, ownerId, orderNo);
}

import { eq } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder, refundIfPaid } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import { refuse } from '../../platform/refusal';
import { specialDiseaseKind } from './order-kind';
import { specialDiseaseOrders } from './tables';

const notNow = (state: string) => {
  const message = `not possible from "${state}"`;
  return refuse('invalidFields', { data: { fields: [{ path: 'orderNo', message }] } });
};

const locked = async ({ db }: MoveContext, orderNo: string) =>
  (await lockOrder(db, specialDiseaseKind, orderNo)) ?? refuse('forbidden');

/** The group takes the patient: from now on the booking can be paid. Told again, nothing changes. */
export async function confirmBooking(context: MoveContext, orderNo: string): Promise<void> {
  const { db, now } = context;
  const { state } = await locked(context, orderNo);
  if (state === 'awaitingPayment') return;
  if (state !== 'submitted') notNow(state);
  // Before the move: until when it is paid counts from here.
  await db
    .update(specialDiseaseOrders)
    .set({ confirmedAt: now })
    .where(eq(specialDiseaseOrders.orderNo, orderNo));
  await moveOrder(context, specialDiseaseKind, orderNo, 'confirm', 'hospital');
}

/** The patient was seen; only the code of this very booking opens it. */
export async function seePatient(
  context: MoveContext,
  orderNo: string,
  visitCode: string,
): Promise<void> {
  const { state, own } = await locked(context, orderNo);
  if (own.visitCode !== visitCode) refuse('forbidden');
  if (state === 'visited') return;
  const moved = await moveOrder(context, specialDiseaseKind, orderNo, 'attend', 'hospital');
  if (!moved) notNow(state);
}

/** The expert cannot see the patient: what was paid goes back whole. */
export async function refuseBooking(
  context: MoveContext,
  orderNo: string,
  reason: string,
): Promise<void> {
  const { state } = await locked(context, orderNo);
  if (state === 'refused' || state === 'refunding') return;
  const moved = await moveOrder(context, specialDiseaseKind, orderNo, 'refuse', 'hospital', {
    reason,
  });
  if (!moved) return notNow(state);
  await refundIfPaid(context, specialDiseaseKind, moved, 'cancelledRefund');
}

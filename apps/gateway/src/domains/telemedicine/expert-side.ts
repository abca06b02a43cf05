import { eq } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder, refundIfPaid } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import { refuse } from '../../platform/refusal';
import { telemedicineKind } from './order-kind';
import { telemedicineOrders, type Summary } from './tables';

/** The session of that number, locked; refuses where there is none. */
async function lockSession({ db }: Pick<MoveContext, 'db'>, orderNo: string) {
  return (await lockOrder(db, telemedicineKind, orderNo)) ?? refuse('forbidden');
}

/** Patient, local doctor and expert are there; asked again, it has begun. */
export async function beginSession(context: MoveContext, orderNo: string): Promise<void> {
  const { state } = await lockSession(context, orderNo);
  const moved = await moveOrder(context, telemedicineKind, orderNo, 'begin', 'hospital', {
    when: ({ own }) => own.localDoctorId !== null,
  });
  if (moved === null && state !== 'inProgress') refuse('telemedicineClosed');
}

/** The expert's summary, with which a session is finished; asked again, the first one counts. */
export async function finishSession(
  context: MoveContext,
  orderNo: string,
  summary: Summary,
): Promise<void> {
  const { state } = await lockSession(context, orderNo);
  if (state === 'finished') return;
  if (state !== 'inProgress') refuse('telemedicineClosed');
  await context.db
    .update(telemedicineOrders)
    .set({ summary })
    .where(eq(telemedicineOrders.orderNo, orderNo));
  await moveOrder(context, telemedicineKind, orderNo, 'finish', 'hospital');
}

/** It does not take place: the patient reads why, and all that was paid goes back. */
export async function refuseSession(
  context: MoveContext,
  orderNo: string,
  reason: string,
): Promise<void> {
  const { stateGroup } = await lockSession(context, orderNo);
  const moved = await moveOrder(context, telemedicineKind, orderNo, 'refuse', 'hospital', {
    reason,
  });
  if (moved) await refundIfPaid(context, telemedicineKind, moved, 'cancelledRefund');
  else if (stateGroup !== 'cancelled' && stateGroup !== 'refunding') refuse('telemedicineClosed');
}

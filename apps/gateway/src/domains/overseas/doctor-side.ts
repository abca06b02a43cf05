import { and, eq } from 'drizzle-orm';
import { touchConversation } from '../../kernel/conversations/write';
import { setDeadline } from '../../kernel/orders/deadlines';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import { orders } from '../../kernel/orders/tables';
import { refuse } from '../../platform/refusal';
import { medicinesText, type Medicines } from './medicines';
import { overseasKind } from './order-kind';
import { overseasDuties, overseasOrders } from './tables';

async function lockConsult({ db }: Pick<MoveContext, 'db'>, orderKey: string) {
  return (await lockOrder(db, overseasKind, orderKey)) ?? refuse('forbidden');
}

/** Whether a doctor advises people abroad at the moment. */
export async function isOnDuty(db: MoveContext['db'], doctorId: string): Promise<boolean> {
  const { isOnDuty: duty } = overseasDuties;
  const own = and(eq(overseasDuties.doctorId, doctorId), eq(duty, true));
  return (await db.$count(overseasDuties, own)) > 0;
}

/** A doctor on duty takes a consultation that waits. */
export async function takeConsult(
  context: MoveContext,
  orderKey: string,
  doctorId: string,
): Promise<void> {
  const { db } = context;
  const order = await lockConsult(context, orderKey);
  if (!(await isOnDuty(db, doctorId))) refuse('forbidden');
  if (order.own.doctorId !== null && order.own.doctorId !== doctorId) refuse('forbidden');
  await db.update(orders).set({ doctorId }).where(eq(orders.orderNo, orderKey));
  await db.update(overseasOrders).set({ doctorId }).where(eq(overseasOrders.orderNo, orderKey));
  const moved = await moveOrder(context, overseasKind, orderKey, 'take', 'hospital');
  if (moved === null && order.state !== 'inProgress') refuse('consultNotOpen');
}

/** The doctor's first answer: from now on it is given, and ends by its time. Said again, the first one counts. */
export async function answerConsult(
  { db, now }: Pick<MoveContext, 'db' | 'now'>,
  orderKey: string,
): Promise<void> {
  const order = await lockConsult({ db }, orderKey);
  if (order.state !== 'inProgress') refuse('consultNotOpen');
  if (order.own.answeredAt !== null) return;
  const own = { ...order.own, answeredAt: now };
  await db
    .update(overseasOrders)
    .set({ answeredAt: now })
    .where(eq(overseasOrders.orderNo, orderKey));
  await setDeadline(db, overseasKind, { ...order, own });
  await touchConversation({ db, now }, orderKey);
}

/** What the doctor advises to take, in place of what was advised before. */
export async function adviseMedicines(
  { db }: Pick<MoveContext, 'db'>,
  orderKey: string,
  medicines: Medicines,
): Promise<void> {
  const { state } = await lockConsult({ db }, orderKey);
  if (state !== 'inProgress') refuse('consultNotOpen');
  await db
    .update(overseasOrders)
    .set({ medicines: medicinesText(medicines) })
    .where(eq(overseasOrders.orderNo, orderKey));
}

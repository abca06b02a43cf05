import type { consult, RequestOf, ResponseOf } from '@xinglin/contract';
import { consultTerms, type ConsultKind } from '@xinglin/rules';
import { and, eq } from 'drizzle-orm';
import { requireOwnPictures } from '../../kernel/files/own-pictures';
import { cancelOwnOrder } from '../../kernel/orders/cancel-order';
import type { MoveContext } from '../../kernel/orders/move-context';
import { moveOrder } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import { orders } from '../../kernel/orders/tables';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { allowedOf, remindAgainMs } from './consult-rules';
import { consultKind } from './order-kind';
import { notifyOfReminder } from './staff-notices';
import { consultDrafts, consultOrders, type ConsultRow, type Preconsult } from './tables';
import { refuseBlocked } from '../../kernel/moderation/refuse-blocked';

type Calls = typeof consult;

/** A call of a consult's owner. */
export type OwnAct = MoveContext & Pick<CallContext, 'account' | 'locale'>;

/** Locks one of the account's consults until the transaction ends; refuses any other. */
export async function lockOwn({ db, account }: Pick<OwnAct, 'db' | 'account'>, orderKey: string) {
  const order = await lockOrder(db, consultKind, orderKey);
  return order?.ownerId === account ? order : refuse('forbidden');
}

/** Changes what no move does. */
async function change(
  { db }: Pick<OwnAct, 'db'>,
  orderNo: string,
  changed: Partial<ConsultRow>,
): Promise<void> {
  await db.update(consultOrders).set(changed).where(eq(consultOrders.orderNo, orderNo));
}

/** Gives a consult up, until its doctor has answered: all that was paid goes back. */
export async function cancelConsult(
  context: OwnAct,
  { orderKey, reason }: RequestOf<Calls['cancelConsultOrder']>,
): Promise<ResponseOf<Calls['cancelConsultOrder']>> {
  const { orderNo, state, refundedCents } = await cancelOwnOrder(
    context,
    consultKind,
    { ownerId: context.account, orderNo: orderKey, reason },
    ({ own }) => (own.answeredAt === null ? null : 'consultAnswered'),
  );
  return { orderKey: orderNo, state, refundCents: refundedCents };
}

/** Ends a consult that was answered. */
export async function finishConsult(
  context: OwnAct,
  { orderKey }: RequestOf<Calls['finishConsultByPatient']>,
): Promise<ResponseOf<Calls['finishConsultByPatient']>> {
  await lockOwn(context, orderKey);
  const moved = await moveOrder(context, consultKind, orderKey, 'finish', 'patient', {
    when: ({ own }) => own.answeredAt !== null,
  });
  const { state, refundedCents } = moved ?? refuse('consultNotOpen');
  return { orderKey, state, refundCents: refundedCents };
}

/** Keeps the case of a consult as the draft of a kind and of whom it asks. */
export async function keepAsDraft(
  { db, account: ownerId, now }: Pick<OwnAct, 'db' | 'account' | 'now'>,
  own: ConsultRow,
  { kind, doctorId, deptId }: Pick<ConsultRow, 'doctorId' | 'deptId'> & { kind: ConsultKind },
): Promise<void> {
  const draft = {
    patientId: own.patientId,
    question: own.question,
    fileIds: own.pictures,
    ...(deptId !== null && { deptId }),
    ...(own.since !== null && { since: own.since }),
    ...(own.treated !== null && { treated: own.treated }),
    ...(own.earlierDiagnosis !== null && { earlierDiagnosis: own.earlierDiagnosis }),
  };
  await db
    .insert(consultDrafts)
    .values({ ownerId, kind, doctorId: doctorId ?? '', draft, savedAt: now })
    .onConflictDoUpdate({
      target: [consultDrafts.ownerId, consultDrafts.kind, consultDrafts.doctorId],
      set: { draft, savedAt: now },
    });
}

/** Keeps a draft of what was asked before. */
export async function askAgain(
  context: OwnAct,
  { orderKey }: RequestOf<Calls['reorderConsult']>,
): Promise<ResponseOf<Calls['reorderConsult']>> {
  const { own } = await lockOwn(context, orderKey);
  const { consultKind: kind, deptId } = own;
  // The doctor of an assigned kind is found anew.
  const doctorId = consultTerms(kind).doctor === 'chosen' ? own.doctorId : null;
  await keepAsDraft(context, own, { kind, doctorId, deptId });
  return { kind, doctorId };
}

/** Thanks the doctor of a consult that was answered; said again, it stays. */
export async function likeConsult(
  context: OwnAct,
  { orderKey }: RequestOf<Calls['likeConsultOrder']>,
): Promise<{ done: true }> {
  const { own } = await lockOwn(context, orderKey);
  if (own.answeredAt === null) refuse('consultNotOpen');
  if (own.likedAt === null) await change(context, orderKey, { likedAt: context.now });
  return { done: true };
}

/** Reminds the doctor, once in a while: the desk lists who was reminded first. */
export async function remindDoctor(
  context: OwnAct,
  { orderKey }: RequestOf<Calls['remindConsultDoctor']>,
): Promise<ResponseOf<Calls['remindConsultDoctor']>> {
  const order = await lockOwn(context, orderKey);
  const { now } = context;
  const isOpen = order.state === 'waiting' || order.state === 'inProgress';
  if (!isOpen || order.own.answeredAt !== null) refuse('consultNotOpen');
  if (!allowedOf(order, now).mayRemind) refuse('remindedJustNow');
  await change(context, orderKey, { remindedAt: now });
  await notifyOfReminder(context, order);
  return { remindAgainAt: new Date(now.getTime() + remindAgainMs).toISOString() };
}

/** Adds to a case that is open; pictures that a doctor waits for let it go on. */
export async function addToCase(
  context: OwnAct,
  input: RequestOf<Calls['addPreconsultInfo']>,
): Promise<ResponseOf<Calls['addPreconsultInfo']>> {
  const { orderKey, fileIds, ...info } = input;
  const { state, stateGroup, own } = await lockOwn(context, orderKey);
  if (stateGroup !== 'active') refuse('consultNotOpen');
  const added = await requireOwnPictures(context, fileIds);
  refuseBlocked(info.allergies, info.history, info.medicines);
  const preconsult: Preconsult = { ...own.preconsult, ...info };
  await change(context, orderKey, {
    preconsult,
    pictures: [...new Set([...own.pictures, ...added])],
  });
  if (state !== 'paused' || added.length === 0) return { orderKey, state };
  const moved = await moveOrder(context, consultKind, orderKey, 'sendPictures', 'patient');
  return { orderKey, state: moved?.state ?? state };
}

/** What was added to a case so far. */
export async function findAdded(
  { orderKey }: RequestOf<Calls['getPreconsultInfo']>,
  { db, account }: Pick<CallContext, 'db' | 'account'>,
): Promise<ResponseOf<Calls['getPreconsultInfo']>> {
  const [own = refuse('forbidden')] = await db
    .select({ info: consultOrders.preconsult, fileIds: consultOrders.pictures })
    .from(consultOrders)
    .innerJoin(orders, eq(orders.orderNo, consultOrders.orderNo))
    .where(and(eq(orders.orderNo, orderKey), eq(orders.ownerId, account)));
  return own;
}

import type { ConsultEvent, ConsultState } from '@xinglin/contract';
import { consultTerms } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import type { MoveContext } from '../../kernel/orders/move-context';
import type { Order } from '../../kernel/orders/order-kind';
import { orders } from '../../kernel/orders/tables';
import { doctorsAtMost } from '../../kernel/staff/notices/audience';
import { notifyStaff } from '../../kernel/staff/notices/notify-staff';
import type { NoticeReason } from '../../kernel/staff/notices/reasons';
import { consultFacts, type StaffAudience } from '../../kernel/staff/notices/staff-event';
import { staffNotices } from '../../kernel/staff/notices/tables';
import { staffAccounts } from '../../kernel/desk/staff/tables';
import { consultTopics } from '../../kernel/staff/topics';
import type { Queryable } from '../../platform/database';
import { announceWithCommit } from '../../platform/live/live';
import { openDoctors } from './offers';
import { shieldedDoctors } from './shields';
import { consultRefundRequests } from './changes/tables';
import { consultOrders, type ConsultRow } from './tables';
import { kindLabel } from './texts';

type Consult = Pick<Order<ConsultState, ConsultRow>, 'orderNo' | 'ownerId' | 'own'>;

/** Doctors with an account who may take a consult that waits for the first free one; those on duty first. */
async function doctorsFor(db: Queryable, { ownerId, own }: Consult): Promise<readonly string[]> {
  if (own.doctorId !== null) return [own.doctorId];
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT open.id FROM (${openDoctors(own.consultKind, own.deptId ?? undefined)}) open
    JOIN ${staffAccounts} ON ${staffAccounts.doctorId} = open.id
      AND ${staffAccounts.closedAt} IS NULL AND 'doctor' = ANY(${staffAccounts.roles})
    WHERE open.id NOT IN (${shieldedDoctors(ownerId)})
    GROUP BY open.id ORDER BY bool_or(${staffAccounts.isOnDuty}) DESC, open.id LIMIT ${doctorsAtMost}`);
  return rows.map(({ id }) => id);
}

/** Notifies the doctors who have to answer a consult. */
async function notifyDoctors(
  context: MoveContext,
  kind: 'consultWaiting' | 'consultReminded' | 'promiseEndsSoon',
  consult: Consult,
  once: string,
): Promise<void> {
  const { orderNo, own } = consult;
  await notifyStaff(context, {
    kind,
    once,
    audience: { doctorIds: await doctorsFor(context.db, consult) },
    orderKey: orderNo,
    facts: consultFacts(kindLabel(own.consultKind), own.answerBefore),
  });
}

/** Announces to the staff that a consult has changed. One of an assigned kind is in the lists of all doctors. */
export async function announceConsult(db: Queryable, { orderNo, own }: Consult): Promise<void> {
  const isAssigned = consultTerms(own.consultKind).doctor === 'assigned';
  await announceWithCommit(db, [
    ...(isAssigned ? consultTopics(orderNo, null) : []),
    ...(own.doctorId === null ? [] : consultTopics(orderNo, own.doctorId)),
  ]);
}

/** After these a consult waits for its doctor: a free one is not paid before. */
const beginning: readonly ConsultEvent[] = ['submit', 'pay', 'convert'];

/** Shows the staff a move of a consult, and notifies the doctors of one that waits for them now. */
export async function notifyOfMove(
  context: MoveContext,
  consult: Consult & { readonly state: ConsultState },
  event: ConsultEvent,
): Promise<void> {
  await announceConsult(context.db, consult);
  if (consult.state === 'waiting' && beginning.includes(event))
    await notifyDoctors(context, 'consultWaiting', consult, `${consult.orderNo}:${event}`);
}

/** The patient reminds the doctor. */
export async function notifyOfReminder(context: MoveContext, consult: Consult): Promise<void> {
  await announceConsult(context.db, consult);
  const once = `${consult.orderNo}:${context.now.toISOString()}`;
  await notifyDoctors(context, 'consultReminded', consult, once);
}

/** The time for an answer is nearly over. */
export const notifyOfPromise = (context: MoveContext, consult: Consult): Promise<void> =>
  notifyDoctors(context, 'promiseEndsSoon', consult, consult.orderNo);

const deciders: StaffAudience = { roles: ['service', 'cashier'] };

/** A patient requests a refund of a consult that was answered. */
export async function notifyOfRefundRequest(
  context: MoveContext,
  { orderNo, own }: Pick<Consult, 'orderNo' | 'own'>,
): Promise<void> {
  await notifyStaff(context, {
    kind: 'refundRequested',
    once: orderNo,
    audience: deciders,
    orderKey: orderNo,
    facts: consultFacts(kindLabel(own.consultKind), null),
  });
}

/** The consult waits for a doctor, or for an answer; the request is not decided. */
export const consultReasons: readonly NoticeReason[] = [
  {
    kinds: ['consultWaiting'],
    holds: () => sql`EXISTS (SELECT 1 FROM ${orders}
      WHERE ${orders.orderNo} = ${staffNotices.orderKey} AND ${orders.state} = 'waiting')`,
  },
  {
    kinds: ['consultReminded', 'promiseEndsSoon'],
    holds:
      () => sql`EXISTS (SELECT 1 FROM ${orders} JOIN ${consultOrders} ON ${consultOrders.orderNo} = ${orders.orderNo}
      WHERE ${orders.orderNo} = ${staffNotices.orderKey} AND ${orders.state} IN ('waiting', 'inProgress')
        AND ${consultOrders.answeredAt} IS NULL)`,
  },
  {
    kinds: ['refundRequested'],
    holds: () => sql`EXISTS (SELECT 1 FROM ${consultRefundRequests}
      WHERE ${consultRefundRequests.orderNo} = ${staffNotices.orderKey}
        AND ${consultRefundRequests.decidedAt} IS NULL)`,
  },
];

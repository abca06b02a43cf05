import { and, eq, isNotNull } from 'drizzle-orm';
import { requestPictures } from '../../kernel/conversations/picture-requests';
import { announcing, touchConversation } from '../../kernel/conversations/write';
import type { DeskContext, DeskRefund } from '../../kernel/desk/desk-action';
import { setDeadline } from '../../kernel/orders/deadlines';
import { refundOfOrder } from '../../kernel/orders/desk-rules';
import { moneyOf, type MoveContext } from '../../kernel/orders/move-context';
import { moveOrder, refundIfPaid } from '../../kernel/orders/move-order';
import { lockOrder } from '../../kernel/orders/read-order';
import { orders } from '../../kernel/orders/tables';
import { doctors } from '../../kernel/places/tables';
import { refuse } from '../../platform/refusal';
import { deadlineOf } from './consult-rules';
import { consultKind } from './order-kind';
import { isShielded } from './shields';
import { announceConsult } from './staff-notices';
import { consultOrders } from './tables';
import { tellPartRefund } from './talk';

/** The consult of that key, locked; refuses where there is none. */
async function lockConsult({ db }: Pick<MoveContext, 'db'>, orderKey: string) {
  return (await lockOrder(db, consultKind, orderKey)) ?? refuse('forbidden');
}

/** A doctor takes a consult that waits: the chosen one, or, for an assigned kind, any free one. */
export async function takeConsult(
  context: MoveContext,
  orderKey: string,
  doctorId: string,
): Promise<void> {
  const order = await lockConsult(context, orderKey);
  if (order.own.doctorId !== null && order.own.doctorId !== doctorId) refuse('forbidden');
  if (order.own.doctorId === null) {
    const known = await context.db.$count(doctors, eq(doctors.id, doctorId));
    if (known === 0) refuse('forbidden');
    if (await isShielded(context.db, order.ownerId, doctorId)) refuse('consultShielded');
    await context.db.update(orders).set({ doctorId }).where(eq(orders.orderNo, orderKey));
    await context.db
      .update(consultOrders)
      .set({ doctorId })
      .where(eq(consultOrders.orderNo, orderKey));
  }
  const moved = await moveOrder(context, consultKind, orderKey, 'take', 'hospital');
  if (moved === null && order.state !== 'inProgress') refuse('consultNotOpen');
}

/**
 * The doctor's first answer: from now on the consult is given, and ends by its time. Said again, the first one counts.
 */
export async function answerConsult(
  { db, now }: Pick<MoveContext, 'db' | 'now'>,
  orderKey: string,
): Promise<void> {
  const order = await lockConsult({ db }, orderKey);
  if (order.state !== 'inProgress' && order.state !== 'paused') refuse('consultNotOpen');
  if (order.own.answeredAt !== null) return;
  await db
    .update(consultOrders)
    .set({ answeredAt: now })
    .where(eq(consultOrders.orderNo, orderKey));
  await setDeadline(db, consultKind, { ...order, own: { ...order.own, answeredAt: now } });
  // By phone it is answered without a message.
  await touchConversation({ db, now }, orderKey);
  await announceConsult(db, order);
}

/** Requests better pictures in the conversation: the clock is stopped until they come. */
export async function askForPictures(
  context: DeskContext,
  orderKey: string,
  reason: string,
): Promise<void> {
  const former = deadlineOf(await lockConsult(context, orderKey));
  const moved = await moveOrder(context, consultKind, orderKey, 'askPictures', 'hospital', {
    reason,
  });
  const until = moved && deadlineOf(moved);
  if (former === null || until === null) return refuse('consultNotOpen');
  await requestPictures(announcing(context.services.live, context), orderKey, {
    reason,
    until: until.at.toISOString(),
    outcome: until.event === 'finish' ? 'closes' : 'refunds',
    formerUntil: former.at.toISOString(),
  });
}

/** The doctor gives no advice on this: the patient reads why, and all that was paid goes back. */
export async function refuseConsult(
  context: MoveContext,
  orderKey: string,
  reason: string,
): Promise<void> {
  const order = await lockConsult(context, orderKey);
  const moved = await moveOrder(context, consultKind, orderKey, 'refuse', 'hospital', { reason });
  if (moved) await refundIfPaid(context, consultKind, moved, 'cancelledRefund');
  else if (order.stateGroup !== 'cancelled' && order.stateGroup !== 'refunding')
    refuse('consultNotOpen');
}

/**
 * What a refusal would refund at the doctor's discretion: all that is left of a consult that was answered. One without an
 * answer was not given, and its refund waits for no one.
 */
export async function refundOfRefusal(
  db: MoveContext['db'],
  orderKey: string,
): Promise<DeskRefund> {
  const answered = and(eq(consultOrders.orderNo, orderKey), isNotNull(consultOrders.answeredAt));
  const isGiven = (await db.$count(consultOrders, answered)) > 0;
  return isGiven ? refundOfOrder({ orderNo: orderKey }, { db }) : { cents: 0, orderNos: [] };
}

/** Ends a consult by the doctor; refuses one without an answer: that is refused, and paid back. */
export async function endConsult(context: MoveContext, orderKey: string): Promise<void> {
  const { state } = await lockConsult(context, orderKey);
  const moved = await moveOrder(context, consultKind, orderKey, 'finish', 'hospital', {
    when: ({ own }) => own.answeredAt !== null,
  });
  if (moved === null && state !== 'finished') refuse('consultNotOpen');
}

/** How much of a finished consult goes back, and why. */
export interface ConsultRefund {
  /** All that is left where left out. */
  readonly cents?: number | undefined;
  /** What had gone back before, where the caller says so: a part that is sent again is known by it. */
  readonly refundedCents?: number | undefined;
  readonly reason: string;
}

/**
 * Gives back what a finished consult was paid with: all of it, which ends it as one paid back, or a part, which leaves
 * it finished. With all of it goes what was paid for the consult that it went on from. Answers what goes back.
 */
export async function refundConsult(
  context: MoveContext,
  orderKey: string,
  { cents, refundedCents: before, reason }: ConsultRefund,
): Promise<number> {
  const order = await lockConsult(context, orderKey);
  if (before !== undefined && before !== order.refundedCents) {
    // Its answer was lost; anything else was decided on a sum that is no longer true.
    if (cents !== undefined && order.refundedCents === before + cents) return cents;
    refuse('consultNotOpen');
  }
  const left = order.paidCents - order.refundedCents;
  const { upgradedFrom } = order.own;
  const creditCents = upgradedFrom === null ? 0 : await creditLeft(context.db, upgradedFrom);
  const whole = left + creditCents;
  if (order.state !== 'finished' || whole === 0 || (cents ?? 0) > left) refuse('consultNotOpen');
  if (cents !== undefined && cents < whole) {
    const begun = await moneyOf(context.services).refund(context, orderKey, cents);
    // The order moves nowhere, so its steps have no place for the reason.
    await tellPartRefund(context, orderKey, { cents: begun, reason });
    return begun;
  }
  if (left > 0)
    await moveOrder(context, consultKind, orderKey, 'requestRefund', 'hospital', { reason });
  if (upgradedFrom !== null) {
    await moveOrder(context, consultKind, upgradedFrom, 'returnCredit', 'system', {
      reason,
      when: ({ paidCents, refundedCents }) => paidCents > refundedCents,
    });
    // One that nothing more was paid for stays finished: nothing is left to invoice or to ask for.
    await context.db
      .update(consultOrders)
      .set({ creditCents: 0 })
      .where(eq(consultOrders.orderNo, orderKey));
  }
  return whole;
}

/** What {@link refundConsult} would refund, and of which orders. */
export async function refundOfConsult(
  db: MoveContext['db'],
  orderKey: string,
  cents?: number,
): Promise<DeskRefund> {
  const [own] = await db
    .select({ upgradedFrom: consultOrders.upgradedFrom })
    .from(consultOrders)
    .where(eq(consultOrders.orderNo, orderKey));
  const left = await refundOfOrder({ orderNo: orderKey }, { db });
  const upgradedFrom = own?.upgradedFrom ?? null;
  if (upgradedFrom === null) return { ...left, cents: Math.min(cents ?? left.cents, left.cents) };
  const whole = left.cents + (await creditLeft(db, upgradedFrom));
  return { cents: Math.min(cents ?? whole, whole), orderNos: [orderKey, upgradedFrom] };
}

/** What is left of what was paid for a consult that ended because another went on from it. */
export async function creditLeft(db: MoveContext['db'], orderNo: string): Promise<number> {
  const [former] = await db
    .select({ paidCents: orders.paidCents, refundedCents: orders.refundedCents })
    .from(orders)
    .where(and(eq(orders.orderNo, orderNo), eq(orders.state, 'upgraded')));
  return former ? former.paidCents - former.refundedCents : 0;
}

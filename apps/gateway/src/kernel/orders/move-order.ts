import { transitionsOf, type OrderActor } from '@xinglin/contract';
import { and, eq } from 'drizzle-orm';
import { releaseTime } from '../calendar/reserve';
import type { TimeOfKind } from '../calendar/time-of-kind';
import { tellOfOrder } from './messages';
import { moneyOf, type MoveContext } from './move-context';
import type { Order, OrderKind, OwnTable } from './order-kind';
import { lockOrder } from './read-order';
import { orders, orderSteps } from './tables';

/** What may go along with a move. */
export interface MoveOptions<Locked> {
  /** A person's own words. */
  readonly reason?: string | undefined;
  /** A reason of the gateway's own. */
  readonly reasonKey?: string;
  /** Must hold besides the state, of the order as it is under its lock: the owner, a deadline. */
  readonly when?: (order: Locked) => boolean;
}

/**
 * Moves an order by `event`, where the machine of its kind lets `actor` do it from the state it is in: register,
 * history, the kind's own row and effects, all in the caller's transaction. Returns the order as it is afterwards,
 * null when it was not in such a state or `when` did not hold. Throws when the machine never lets `actor` do that.
 */
export async function moveOrder<
  State extends string,
  Event extends string,
  Effect extends string,
  Table extends OwnTable,
>(
  context: MoveContext,
  kind: OrderKind<State, Event, Effect, Table>,
  orderNo: string,
  event: Event,
  actor: OrderActor,
  options: MoveOptions<Order<State, Table['$inferSelect']>> = {},
): Promise<Order<State, Table['$inferSelect']> | null> {
  const transitions = transitionsOf(kind.machine, event, actor);
  if (transitions.length === 0) {
    throw new Error(`No transition "${event}" by "${actor}" of ${kind.kind} orders`);
  }
  const { db, now } = context;
  const before = await lockOrder(db, kind, orderNo);
  if (!before) return null;
  const transition = transitions.find(({ from }) => from.includes(before.state));
  if (!transition || options.when?.(before) === false) return null;
  const state = transition.to;
  const stateGroup = kind.machine.groups[state];
  const moved = { ...before, state, stateGroup, movedAt: now };
  const changed = { state, stateGroup, movedAt: now, dueAt: kind.deadline(moved)?.at ?? null };
  await db
    .update(orders)
    .set(changed)
    .where(and(eq(orders.orderNo, orderNo), eq(orders.state, before.state)));
  await db.insert(orderSteps).values({
    orderNo,
    state,
    event,
    actor,
    reason: options.reason ?? null,
    reasonKey: options.reasonKey ?? null,
    at: now,
  });
  const heldTime = holdsTime(kind, before);
  const { emits } = transition;
  let order: Order<State, Table['$inferSelect']> = { ...before, ...changed };
  order = { ...order, own: await kind.onMove(context, order, { event, actor, emits }) };
  if (heldTime && !holdsTime(kind, order)) await releaseTime(db, orderNo);
  if (has(emits, 'refund')) {
    const cents = await moneyOf(context.services).refund(context, orderNo);
    order = { ...order, refundedCents: order.refundedCents + cents };
  }
  if (has(emits, 'notify')) {
    const news = { type: 'moved', reason: options.reason ?? null } as const;
    await tellOfOrder(context, kind, order, news, { isOwnAct: actor === 'patient' });
  }
  return order;
}

/**
 * After an order has ended: where something was paid for it, begins to give it back. Returns the order as it is
 * afterwards.
 */
export async function refundIfPaid<
  State extends string,
  Event extends string,
  Effect extends string,
  Table extends OwnTable,
>(
  context: MoveContext,
  kind: OrderKind<State, Event, Effect, Table>,
  order: Order<State, Table['$inferSelect']>,
  reasonKey: string,
): Promise<Order<State, Table['$inferSelect']>> {
  if (!kind.refundable || order.paidCents <= order.refundedCents) return order;
  const { begin } = kind.refundable;
  return (await moveOrder(context, kind, order.orderNo, begin, 'system', { reasonKey })) ?? order;
}

/** Whether an order as it is takes the time of people: open, and with a time agreed. */
const holdsTime = <State extends string, Own>(
  { time }: { readonly time: TimeOfKind<Order<State, Own>> },
  order: Order<State, Own>,
): boolean =>
  time.takes === 'order' &&
  (order.stateGroup === 'awaitingPayment' || order.stateGroup === 'active') &&
  time.span(order) !== null;

/** Whether a transition emits an effect that the gateway carries out for every kind. */
const has = (emits: readonly string[], effect: 'refund' | 'notify') => emits.includes(effect);

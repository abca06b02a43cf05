import type { orders as orderCalls, ResponseOf } from '@xinglin/contract';
import type { Queryable } from '../../platform/database';
import type { Order, OrderKind } from './order-kind';
import type { OrderReader } from './order-reader';
import { reviewAction } from './reviewable';

export type Summary = NonNullable<ResponseOf<(typeof orderCalls)['getLatestOrder']>['order']>;

/** What is said of orders of one kind, in the order given. */
export async function summariesOf(
  db: Queryable,
  kind: OrderKind,
  found: readonly Order[],
  reader: OrderReader,
): Promise<Summary[]> {
  const subjects = await kind.subjects(db, found, reader.locale);
  return found.map((order, index) => {
    const subject = subjects[index];
    if (!subject) throw new Error(`No subject of ${kind.kind} order ${order.orderNo}`);
    return { ...subject, ...summaryOf(kind, order, reader) };
  });
}

/** The buttons of an order: those of its kind, and behind them what every kind may have. */
function actionsOf(kind: OrderKind, order: Order, now: Date): Summary['actions'] {
  return [...kind.actions(order, now), ...reviewAction(kind, order, now)];
}

function summaryOf(
  kind: OrderKind,
  order: Order,
  { locale, now }: OrderReader,
): Omit<Summary, 'title' | 'facts'> {
  return {
    orderNo: order.orderNo,
    kind: kind.kind,
    group: order.stateGroup,
    statusText: kind.stateText(order.state, locale),
    amountCents: order.totalCents,
    refundCents: order.refundedCents,
    actions: actionsOf(kind, order, now),
    payBefore: kind.payable?.due(order, now)?.before.toISOString() ?? null,
    createdAt: order.createdAt.toISOString(),
  };
}

import type { orders as orderCalls, ResponseOf } from '@xinglin/contract';
import type { Queryable } from '../../platform/database';
import type { Order, OrderKind } from './order-kind';
import type { OrderReader } from './order-reader';
import { summariesOf } from './order-summary';

/** An order as the order centre lists it. */
export type Listed = ResponseOf<(typeof orderCalls)['listMergedOrders']>['items'][number];

interface ListContext {
  readonly reader: OrderReader;
  /** Messages that are not read, by order number. */
  readonly unread: ReadonlyMap<string, number>;
}

/** Orders of one kind as the order centre lists them, in the order given. */
export async function listedOf(
  db: Queryable,
  kind: OrderKind,
  found: readonly Order[],
  { reader, unread }: ListContext,
): Promise<Listed[]> {
  const summaries = await summariesOf(db, kind, found, reader);
  return summaries.flatMap((summary, place) => {
    const order = found[place];
    if (order === undefined) return [];
    const unreadCount = unread.get(order.orderNo) ?? 0;
    return [
      {
        ...summary,
        day: order.day,
        startsAt: order.startsAt?.toISOString() ?? null,
        movedAt: order.movedAt.toISOString(),
        waits: waitsOf(kind, order, { now: reader.now, unread: unreadCount }),
        unreadCount,
      },
    ];
  });
}

/** What an order that is under way waits for; null for nothing. */
function waitsOf(
  kind: OrderKind,
  order: Order,
  context: { readonly now: Date; readonly unread: number },
): Listed['waits'] {
  if (order.stateGroup !== 'active') return null;
  const usableUntil = kind.usableUntil?.(order, context.now) ?? null;
  if (usableUntil !== null) return { what: 'use', until: usableUntil.toISOString() };
  const waiting = 'nothing' in kind.next ? null : kind.next.of(order, context);
  return waiting && { what: waiting.what, until: waiting.until?.toISOString() ?? null };
}

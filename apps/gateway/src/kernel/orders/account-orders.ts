import type { OrderGroup, orders as orderCalls, ResponseOf } from '@xinglin/contract';
import { and, asc, count, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import type { Parts } from '../../platform/ports';
import type { OrderReader } from './order-reader';
import { toReview } from './reviewable';
import { orders, orderSteps, type OrderRow } from './tables';

type OrderCounts = NonNullable<ResponseOf<(typeof orderCalls)['listMergedOrders']>['counts']>;

/** Where an order still holds something for its person. */
const openGroups = ['awaitingPayment', 'active'] as const satisfies readonly OrderGroup[];

/** How many orders of a kind an account has, by state. */
export async function countByState(
  db: Queryable,
  ownerId: string,
  kind: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ state: orders.state, orders: count() })
    .from(orders)
    .where(and(eq(orders.ownerId, ownerId), eq(orders.kind, kind)))
    .groupBy(orders.state);
  return new Map(rows.map((row) => [row.state, row.orders]));
}

/** How many orders of a kind an account has, by where they stand. */
export async function countByGroup(
  db: Queryable,
  ownerId: string,
  kind: string,
): Promise<ReadonlyMap<OrderGroup, number>> {
  const rows = await db
    .select({ group: orders.stateGroup, orders: count() })
    .from(orders)
    .where(and(eq(orders.ownerId, ownerId), eq(orders.kind, kind)))
    .groupBy(orders.stateGroup);
  return new Map(rows.map((row) => [row.group, row.orders]));
}

/** How many orders of all kinds the lists of an account show, by their group. */
async function countShownByGroup(
  db: Queryable,
  ownerId: string,
): Promise<ReadonlyMap<OrderGroup, number>> {
  const rows = await db
    .select({ group: orders.stateGroup, orders: count() })
    .from(orders)
    .where(and(eq(orders.ownerId, ownerId), isNull(orders.hiddenAt)))
    .groupBy(orders.stateGroup);
  return new Map(rows.map((row) => [row.group, row.orders]));
}

/** Orders of all kinds that an account's lists show, by what they wait for. */
export async function orderCountsOf(
  db: Queryable,
  parts: Pick<Parts<unknown>, 'all'>,
  { ownerId, now }: Pick<OrderReader, 'ownerId' | 'now'>,
): Promise<OrderCounts> {
  const [byGroup, reviewable] = await Promise.all([
    countShownByGroup(db, ownerId),
    db.$count(
      orders,
      and(eq(orders.ownerId, ownerId), isNull(orders.hiddenAt), toReview(parts, now)),
    ),
  ]);
  return {
    awaitingPayment: byGroup.get('awaitingPayment') ?? 0,
    active: byGroup.get('active') ?? 0,
    toReview: reviewable,
    refunding: byGroup.get('refunding') ?? 0,
  };
}

/** All orders that an account ever made. */
export function countOrders(db: Queryable, ownerId: string): Promise<number> {
  return db.$count(orders, eq(orders.ownerId, ownerId));
}

/** The account's next order of a kind that has a time, else its newest; null before the first. */
export async function nextOrder(
  db: Queryable,
  ownerId: string,
  kind: string,
): Promise<OrderRow | null> {
  const own = and(eq(orders.ownerId, ownerId), eq(orders.kind, kind), isNull(orders.hiddenAt));
  const [next] = await db
    .select()
    .from(orders)
    .where(and(own, inArray(orders.stateGroup, openGroups)))
    .orderBy(asc(orders.startsAt))
    .limit(1);
  if (next) return next;
  const [newest] = await db
    .select()
    .from(orders)
    .where(own)
    .orderBy(desc(orders.createdAt), desc(orders.orderNo))
    .limit(1);
  return newest ?? null;
}

/** Whether an open order needs this patient. */
export async function isOrderedFor(db: Queryable, patientId: string): Promise<boolean> {
  const [open] = await db
    .select({ orderNo: orders.orderNo })
    .from(orders)
    .where(and(eq(orders.patientId, patientId), inArray(orders.stateGroup, openGroups)))
    .limit(1);
  return open !== undefined;
}

/** How many orders of a kind keep an account open: what is ahead, waits to be paid, or is being paid back. */
export function countOpenOrders(db: Queryable, ownerId: string, kind: string): Promise<number> {
  return db.$count(
    orders,
    and(
      eq(orders.ownerId, ownerId),
      eq(orders.kind, kind),
      inArray(orders.stateGroup, [...openGroups, 'refunding']),
    ),
  );
}

/** Whether one of these events happened to an account's orders of a kind since a moment. */
export async function hasOrderNews(
  db: Queryable,
  kind: string,
  events: readonly string[],
  { userId, since }: { readonly userId: string; readonly since: Date },
): Promise<boolean> {
  const [step] = await db
    .select({ stepId: orderSteps.stepId })
    .from(orderSteps)
    .innerJoin(orders, eq(orders.orderNo, orderSteps.orderNo))
    .where(
      and(
        eq(orders.ownerId, userId),
        eq(orders.kind, kind),
        inArray(orderSteps.event, [...events]),
        gt(orderSteps.at, since),
      ),
    )
    .limit(1);
  return step !== undefined;
}

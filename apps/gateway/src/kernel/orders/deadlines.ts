import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import { inTransaction, type Database, type Queryable } from '../../platform/database';
import { oneByOne } from '../../platform/one-by-one';
import type { Services } from '../../platform/services';
import type { MoveContext } from './move-context';
import { moveOrder } from './move-order';
import type { Order, OrderKind, OwnTable } from './order-kind';
import { lockAnyOrder } from './read-order';
import { orders } from './tables';

/** Name of the deadline at which orders of all kinds move by themselves. */
export const ordersDeadline = 'orders.due';

/** Orders settled in one go before the list is read again. */
const batchSize = 200;

/**
 * Moves every order whose time has come, each in a transaction of its own, so that no lock outlives one order. The
 * deadline is read again under the lock: another gateway may have been faster. An order that cannot be moved is
 * logged, keeps none of the others, and is tried again with the net of each minute. Answers when the next one is due.
 */
export async function sweepOrders(
  db: Database,
  now: Date,
  services: Services,
): Promise<Date | null> {
  const log = { logger: services.logger, words: 'order not moved at its deadline' };
  let last = { dueAt: new Date(0), orderNo: '' };
  for (;;) {
    const due = await db
      .select({ orderNo: orders.orderNo, dueAt: orders.dueAt })
      .from(orders)
      .where(
        and(
          lte(orders.dueAt, now),
          sql`(${orders.dueAt}, ${orders.orderNo}) > (${last.dueAt.toISOString()}::timestamptz, ${last.orderNo})`,
        ),
      )
      .orderBy(asc(orders.dueAt), asc(orders.orderNo))
      .limit(batchSize);
    await oneByOne(due, log, ({ orderNo }) =>
      inTransaction(db, (tx) => settle({ db: tx, now, services }, orderNo)),
    );
    const end = due.at(-1);
    if (end === undefined || end.dueAt === null || due.length < batchSize) break;
    last = { orderNo: end.orderNo, dueAt: end.dueAt };
  }
  const [next] = await db
    .select({ at: orders.dueAt })
    .from(orders)
    .where(gt(orders.dueAt, now))
    .orderBy(asc(orders.dueAt))
    .limit(1);
  return next?.at ?? null;
}

async function settle(context: MoveContext, orderNo: string): Promise<void> {
  const found = await lockAnyOrder(context.db, context.services, orderNo);
  if (!found) return;
  const { kind, order } = found;
  const deadline = kind.deadline(order);
  if (deadline && deadline.at <= context.now) {
    const { event, reasonKey } = deadline;
    await moveOrder(context, kind, orderNo, event, 'system', { reasonKey });
    return;
  }
  // Moved on or put off meanwhile.
  await setDeadline(context.db, kind, order);
}

/** Writes into the register when an order moves by itself, as its kind says now; for what changes it without a move. */
export async function setDeadline<State extends string, Table extends OwnTable>(
  db: Queryable,
  kind: Pick<OrderKind<State, string, string, Table>, 'deadline'>,
  order: Order<State, Table['$inferSelect']>,
): Promise<void> {
  const dueAt = kind.deadline(order)?.at ?? null;
  await db.update(orders).set({ dueAt }).where(eq(orders.orderNo, order.orderNo));
}

/** Once the transaction stands: sends what its moves tell, and looks at the new deadlines. */
export function followMoves(
  context: Pick<CallContext, 'now' | 'afterCommit'> & {
    readonly services: Pick<Services, 'deadlines' | 'outbox'>;
  },
): void {
  const { now, services } = context;
  context.afterCommit(() => {
    services.deadlines.schedule(ordersDeadline, now);
    services.outbox.poke();
  });
}

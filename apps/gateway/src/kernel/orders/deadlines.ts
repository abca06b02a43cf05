import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { inTransaction, type Database } from '../../platform/database';
import { oneByOne } from '../../platform/one-by-one';
import type { Services } from '../../platform/services';
import type { MoveContext } from './move-context';
import { moveOrder } from './move-order';
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
  // Moved on or put off meanwhile: what the register says follows its kind.
  await context.db
    .update(orders)
    .set({ dueAt: deadline?.at ?? null })
    .where(eq(orders.orderNo, orderNo));
}

import { consultKinds, type ConsultKind } from '@xinglin/rules';
import { and, asc, eq, gt, inArray, isNull, lte, notExists, sql, type SQL } from 'drizzle-orm';
import { lockOrder } from '../../kernel/orders/read-order';
import { orders } from '../../kernel/orders/tables';
import { onceKeyOf } from '../../kernel/staff/notices/notify-staff';
import { staffNotices } from '../../kernel/staff/notices/tables';
import { inTransaction, type Database } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import { oneByOne } from '../../platform/one-by-one';
import { hourMs, minuteMs } from './consult-rules';
import { consultKind } from './order-kind';
import { notifyOfPromise } from './staff-notices';
import { consultOrders } from './tables';

/** Minutes before the end of a promise at which its doctor is notified at the latest. */
const leastMinutes = 5;
/** The promise of an agreed call ends half an hour after it begins: ten minutes before it begins. */
const callMinutes = 40;

/** Minutes before the end of its promise at which the doctor of a kind is notified; at most half of a short promise. */
function minutesBefore(kind: ConsultKind): number {
  const { answerWithinMinutes: promised } = consultKinds[kind];
  return Math.min(Math.max(promised / 3, leastMinutes), promised / 2);
}

const kinds = Object.keys(consultKinds) as ConsultKind[];
const longestMs = Math.max(callMinutes, ...kinds.map(minutesBefore)) * minuteMs;

/** When the doctor of a consult is notified that the promised time is nearly over. */
const noticeAt = sql<string>`${consultOrders.answerBefore} - interval '1 minute' * CASE
  WHEN ${consultOrders.callAt} IS NOT NULL THEN ${callMinutes}::float8
  ${sql.join(
    kinds.map(
      (kind) =>
        sql`WHEN ${consultOrders.consultKind} = ${kind} THEN ${minutesBefore(kind)}::float8`,
    ),
    sql` `,
  )} END`;

/** Consults that are looked at in one go. */
const batchSize = 200;

/** Consults without an answer or a notice. Their orders fall due at the end of the promise, which has an index. */
const isAwaited = (db: Database, now: Date) =>
  and(
    gt(orders.dueAt, now),
    lte(orders.dueAt, new Date(now.getTime() + longestMs + hourMs)),
    inArray(orders.state, ['waiting', 'inProgress']),
    isNull(consultOrders.answeredAt),
    notExists(
      db
        .select({ noticeId: staffNotices.noticeId })
        .from(staffNotices)
        .where(
          eq(
            staffNotices.onceKey,
            sql`${onceKeyOf({ kind: 'promiseEndsSoon', once: '' })} || ${orders.orderNo}`,
          ),
        ),
    ),
  );

const awaited = (db: Database, now: Date, where: SQL) =>
  db
    .select({ orderNo: orders.orderNo, at: noticeAt.mapWith((at: string) => new Date(at)) })
    .from(orders)
    .innerJoin(consultOrders, eq(consultOrders.orderNo, orders.orderNo))
    .where(and(isAwaited(db, now), where))
    .orderBy(asc(noticeAt));

/** Notifies the doctors of consults whose promised time is nearly over, each once. */
export const promiseDeadline: Deadline = {
  name: 'consult.promises',
  async sweep(db, now, services) {
    const moment = sql`${now.toISOString()}::timestamptz`;
    const due = await awaited(db, now, lte(noticeAt, moment)).limit(batchSize);
    const log = { logger: services.logger, words: 'staff not notified of the end of a promise' };
    const failed = await oneByOne(due, log, ({ orderNo }) =>
      inTransaction(db, async (tx) => {
        const consult = await lockOrder(tx, consultKind, orderNo);
        // Answered or paused in the meantime.
        if (consult === null || consult.own.answeredAt !== null) return;
        if (consult.state !== 'waiting' && consult.state !== 'inProgress') return;
        await notifyOfPromise({ db: tx, now, services }, consult);
      }),
    );
    if (due.length === batchSize && failed === 0) return now;
    const [next] = await awaited(db, now, gt(noticeAt, moment)).limit(1);
    return next?.at ?? null;
  },
};

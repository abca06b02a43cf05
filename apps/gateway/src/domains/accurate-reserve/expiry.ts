import { and, asc, gt, inArray, lte } from 'drizzle-orm';
import { inTransaction } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import { oneByOne } from '../../platform/one-by-one';
import { expireRequest } from './auditing';
import { accurateReserveRequests } from './tables';

const { state, expiresAt, requestId } = accurateReserveRequests;
const isOpen = inArray(state, ['auditing', 'changesWanted']);

/** Requests ended in one go; the rest comes with the next sweep. */
const batchSize = 200;

/** Ends requests whose last wanted day has come, each in a transaction of its own. */
export const accurateReserveDeadline: Deadline = {
  name: 'accurateReserve.expire',
  async sweep(db, now, services) {
    const due = await db
      .select({ requestId })
      .from(accurateReserveRequests)
      .where(and(isOpen, lte(expiresAt, now)))
      .orderBy(asc(expiresAt))
      .limit(batchSize);
    const log = { logger: services.logger, words: 'request not ended at its deadline' };
    const failed = await oneByOne(due, log, (one) =>
      inTransaction(db, (tx) => expireRequest({ db: tx, now, services }, one.requestId)),
    );
    if (due.length > 0) services.outbox.poke();
    if (due.length === batchSize && failed === 0) return now;
    const [next] = await db
      .select({ at: expiresAt })
      .from(accurateReserveRequests)
      .where(and(isOpen, gt(expiresAt, now)))
      .orderBy(asc(expiresAt))
      .limit(1);
    return next?.at ?? null;
  },
};

import { and, asc, gt, isNull, lte } from 'drizzle-orm';
import { callInTime } from '../../kernel/conversations/calls/calls';
import { conversationCalls, type CallRow } from '../../kernel/conversations/calls/tables';
import { lockToSay } from '../../kernel/conversations/conversation-kind';
import { announcing } from '../../kernel/conversations/write';
import { runTasks, type Task } from '../../platform/after-commit';
import type { CallContext } from '../../platform/context';
import { inTransaction, type Database } from '../../platform/database';
import type { Deadline } from '../../platform/deadline';
import { oneByOne } from '../../platform/one-by-one';
import type { Services } from '../../platform/services';

const { endedAt, until } = conversationCalls;

/** Calls that are ended in one go before the list is read again. */
const batchSize = 100;

/**
 * Ends calls by video whose time has come, by the gateway's clock and whether anyone is there: one that is not answered
 * rings out, one with both there has taken its time. Each in a transaction of its own, in which it is looked at again.
 */
export const callDeadline: Deadline = {
  name: 'chat.calls',
  async sweep(db, now, services) {
    const log = { logger: services.logger, words: 'call not ended at its time' };
    const due = await db
      .select({ key: conversationCalls.key })
      .from(conversationCalls)
      .where(and(isNull(endedAt), lte(until, now)))
      .orderBy(asc(until))
      .limit(batchSize);
    await oneByOne(due, log, ({ key }) => endInTime(db, key, { now, services }));
    if (due.length === batchSize) return now;
    const [next] = await db
      .select({ until })
      .from(conversationCalls)
      .where(and(isNull(endedAt), gt(until, now)))
      .orderBy(asc(until))
      .limit(1);
    return next?.until ?? null;
  },
};

async function endInTime(
  db: Database,
  key: string,
  { now, services }: { readonly now: Date; readonly services: Services },
): Promise<void> {
  const tasks: Task[] = [];
  const afterCommit = (task: Task) => void tasks.push(task);
  await inTransaction(db, async (tx) => {
    tasks.length = 0;
    await lockToSay({ db: tx, all: services.all }, key);
    await callInTime(announcing(services.live, { db: tx, now, afterCommit }), key);
  });
  await runTasks(tasks, services.logger);
}

/** Once the transaction stands: looks at a call again when its time has come. */
export function watchCall(
  context: Pick<CallContext, 'afterCommit'>,
  { deadlines }: Pick<Services, 'deadlines'>,
  { until: at }: Pick<CallRow, 'until'>,
): void {
  if (at !== null) context.afterCommit(() => deadlines.schedule(callDeadline.name, at));
}

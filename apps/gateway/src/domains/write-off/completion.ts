import { findTransition, writeOffMachine } from '@xinglin/contract';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { erasuresOf } from '../../kernel/people/accounts/closing';
import { contactOf } from '../../kernel/people/accounts/own-mobile';
import { users } from '../../kernel/people/accounts/tables';
import { inTransaction, type Database } from '../../platform/database';
import { oneByOne } from '../../platform/one-by-one';
import type { Services } from '../../platform/services';
import { obstaclesOf } from './service';
import { writeOffRequests } from './tables';
import { tellOwner } from './tell-owner';

/** How long a closing waits for what came in between, a refund under way for instance. */
const postponeMs = 24 * 60 * 60 * 1000;

/** Name of the deadline that carries requests out. */
export const completionDeadline = 'writeOff.complete';

/**
 * Carries out the requests whose days of reflection are over; answers when the next one is due. One that fails is
 * logged, and tried again with the net of each minute.
 */
export async function completeWriteOffs(
  db: Database,
  now: Date,
  services: Services,
  erasures = erasuresOf(services),
): Promise<Date | null> {
  const due = await db
    .select()
    .from(writeOffRequests)
    .where(and(eq(writeOffRequests.state, 'cooling'), lte(writeOffRequests.completesAt, now)));
  await oneByOne(due, { logger: services.logger, words: 'account not closed' }, (request) =>
    completeOne(db, request, { now, services, erasures }),
  );
  const [next] = await db
    .select({ at: writeOffRequests.completesAt })
    .from(writeOffRequests)
    .where(and(eq(writeOffRequests.state, 'cooling'), gt(writeOffRequests.completesAt, now)))
    .orderBy(asc(writeOffRequests.completesAt))
    .limit(1);
  return next?.at ?? null;
}

async function completeOne(
  db: Database,
  { requestId, userId, locale, appId }: typeof writeOffRequests.$inferSelect,
  {
    now,
    services,
    erasures,
  }: {
    readonly now: Date;
    readonly services: Services;
    readonly erasures: ReturnType<typeof erasuresOf>;
  },
): Promise<void> {
  const transition = findTransition(writeOffMachine, 'cooling', 'coolOff', 'system');
  if (transition === undefined) return;
  await inTransaction(db, async (tx) => {
    const stillCooling = and(
      eq(writeOffRequests.requestId, requestId),
      eq(writeOffRequests.state, 'cooling'),
      lte(writeOffRequests.completesAt, now),
    );
    // A sign-in at this moment waits for this row and finds the account closed (`signIn`), or was first and keeps it.
    const [held] = await tx.select().from(writeOffRequests).where(stillCooling).for('update');
    if (held === undefined) return;
    if ((await obstaclesOf(tx, services, userId)).length > 0) {
      const completesAt = new Date(now.getTime() + postponeMs);
      await tx.update(writeOffRequests).set({ completesAt }).where(stillCooling);
      return;
    }
    const [user] = await tx.select().from(users).where(eq(users.userId, userId));
    for (const erase of erasures) await erase(tx, userId, now, services);
    await tx
      .update(writeOffRequests)
      .set({ state: transition.to, endedAt: now })
      .where(stillCooling);
    await tellOwner({ db: tx, now }, user && contactOf(user), { appId, locale, news: 'completed' });
  });
}

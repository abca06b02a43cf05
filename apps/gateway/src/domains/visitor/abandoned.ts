import { and, asc, eq, lte } from 'drizzle-orm';
import { users } from '../../kernel/people/accounts/tables';
import { identities } from '../../kernel/people/identities/tables';
import type { Database, Queryable } from '../../platform/database';
import { oneByOne } from '../../platform/one-by-one';
import type { Services } from '../../platform/services';
import { erasuresOf, type Erasure } from '../../kernel/people/accounts/closing';
import { visitors } from '../../kernel/people/visitors/tables';

/** For how long an account stays after its visitor could come back for the last time: for questions that come late. */
export const abandonedLifeMs = 7 * 24 * 60 * 60 * 1000;

/** Accounts of one round; the next one follows at once. */
const batchSize = 100;

/**
 * Clears away the accounts of visitors who never bound a number and cannot come back any more, with all that the domains
 * hold of them. Answers when the next one is due.
 */
export async function clearAbandonedVisitors(
  db: Database,
  now: Date,
  services: Services,
  erasures = erasuresOf(services),
): Promise<Date | null> {
  const lastReturn = new Date(now.getTime() - abandonedLifeMs);
  const due = await db
    .select({ userId: visitors.userId })
    .from(visitors)
    .where(lte(visitors.returnsUntil, lastReturn))
    .orderBy(asc(visitors.returnsUntil))
    .limit(batchSize);
  let cleared = 0;
  const log = { logger: services.logger, words: 'visitor not cleared away' };
  await oneByOne(due, log, async ({ userId }) => {
    cleared += await clearOne(db, userId, { lastReturn, now, services, erasures });
  });
  if (due.length === batchSize && cleared > 0) return now;
  const [next] = await db
    .select({ at: visitors.returnsUntil })
    .from(visitors)
    .orderBy(asc(visitors.returnsUntil))
    .limit(1);
  return next === undefined || next.at <= lastReturn
    ? null
    : new Date(next.at.getTime() + abandonedLifeMs);
}

interface Clearing {
  readonly lastReturn: Date;
  readonly now: Date;
  readonly services: Services;
  readonly erasures: readonly Erasure[];
}

/** Clears one account away; how many were, as another gateway may have been first. */
async function clearOne(
  db: Database,
  userId: string,
  { lastReturn, now, services, erasures }: Clearing,
): Promise<number> {
  return db.transaction(async (tx) => {
    const [held] = await tx
      .select()
      .from(visitors)
      .where(and(eq(visitors.userId, userId), lte(visitors.returnsUntil, lastReturn)))
      .for('update', { skipLocked: true });
    if (held === undefined) return 0;
    const isAbandoned = await hasNoWayIn(tx, userId);
    await tx.delete(visitors).where(eq(visitors.userId, userId));
    if (!isAbandoned) return 1;
    for (const erase of erasures) await erase(tx, userId, now, services);
    await tx.delete(users).where(eq(users.userId, userId));
    return 1;
  });
}

/** Whether an account has no way to sign in to it any more; it stays so until the transaction ends. */
async function hasNoWayIn(db: Queryable, userId: string): Promise<boolean> {
  const [user] = await db.select().from(users).where(eq(users.userId, userId)).for('update');
  if (user === undefined || user.mobile !== null || user.loginId !== null) return false;
  return (await db.$count(identities, eq(identities.userId, userId))) === 0;
}

import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { refuse } from '../../platform/refusal';
import { healthCoinStops } from './tables';

type Stop = typeof healthCoinStops.$inferSelect;

const atWork = (now: Date) => or(isNull(healthCoinStops.until), gt(healthCoinStops.until, now));

/** What keeps everybody from spending coins now; null where nothing does. */
export async function stopOfAll(db: Queryable, now: Date): Promise<Stop | null> {
  const [row] = await db
    .select()
    .from(healthCoinStops)
    .where(and(isNull(healthCoinStops.ownerId), atWork(now)));
  return row ?? null;
}

/** What keeps an account from spending coins now; null where nothing does. */
export async function stopOfAccount(
  db: Queryable,
  ownerId: string,
  now: Date,
): Promise<Stop | null> {
  const [row] = await db
    .select()
    .from(healthCoinStops)
    .where(and(eq(healthCoinStops.ownerId, ownerId), atWork(now)));
  return row ?? null;
}

/** Refuses where coins cannot be spent by the account, or by nobody. */
export async function requireSpending(db: Queryable, ownerId: string, now: Date): Promise<void> {
  if (await stopOfAll(db, now)) refuse('coinShopFrozen');
  if (await stopOfAccount(db, ownerId, now)) refuse('coinShopBlocked');
}

/** Stops the spending of an account, or of all for null; a stop that is there is changed. */
export async function stopSpending(
  db: Queryable,
  { ownerId, reason, until }: Pick<Stop, 'ownerId' | 'reason' | 'until'>,
): Promise<void> {
  await allowSpending(db, ownerId);
  await db.insert(healthCoinStops).values({ stopId: newId(), ownerId, reason, until });
}

/** Ends a stop. */
export async function allowSpending(db: Queryable, ownerId: string | null): Promise<void> {
  await db
    .delete(healthCoinStops)
    .where(
      ownerId === null ? isNull(healthCoinStops.ownerId) : eq(healthCoinStops.ownerId, ownerId),
    );
}

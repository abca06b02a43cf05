import { realNameTriesADay } from '@xinglin/contract';
import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { newId } from '../../platform/identifiers';
import { realNameTries } from './tables';

const dayMs = 24 * 60 * 60 * 1000;

/** What an account may still try within these 24 hours. One that is under way counts until it is answered. */
export async function triesLeft(db: Queryable, userId: string, now: Date): Promise<number> {
  const used = await db.$count(
    realNameTries,
    and(
      eq(realNameTries.userId, userId),
      gt(realNameTries.askedAt, new Date(now.getTime() - dayMs)),
      inArray(realNameTries.outcome, ['asked', 'mismatched']),
    ),
  );
  return Math.max(0, realNameTriesADay - used);
}

export async function beginTry(db: Queryable, userId: string, now: Date): Promise<string> {
  const tryId = newId();
  await db.insert(realNameTries).values({ tryId, userId, outcome: 'asked', askedAt: now });
  return tryId;
}

export async function endTry(
  db: Queryable,
  tryId: string,
  outcome: 'matched' | 'mismatched' | 'unavailable',
): Promise<void> {
  await db.update(realNameTries).set({ outcome }).where(eq(realNameTries.tryId, tryId));
}

/** Forgets tries that count no more. */
export async function purgeRealNameTries(db: Queryable, now: Date): Promise<void> {
  await db.delete(realNameTries).where(lte(realNameTries.askedAt, new Date(now.getTime() - dayMs)));
}

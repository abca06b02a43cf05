import type { activities as calls, RequestOf, ResponseOf } from '@xinglin/contract';
import { drawPart, prizeOn } from '@xinglin/rules';
import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm';
import { balanceOf, credit, spend } from '../../../kernel/ledger/ledger';
import type { CallContext } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';
import { keyedHash, newToken, sha256 } from '../../../platform/identifiers';
import type { Purge } from '../../../platform/purge';
import { refuse } from '../../../platform/refusal';
import { requireSpending } from '../stops';
import { expiryFrom } from '../tasks';
import { refuseFor, statusOf, triesLeft } from './hindrance';
import { activityOf, prizesOf, recordOf, stateOf } from './shown';
import { activities, activityEnrollTokens, activityEntries, activityPrizes } from './tables';

type Calls = typeof calls;
type Activity = typeof activities.$inferSelect;

const kind = 'healthCoin' as const;
/** For how long a page may stand open before an entry is made with it. */
const tokenLifeMs = 10 * 60_000;

/** What one entry is made with; refuses with what keeps the account from entering. */
export async function enrollToken(
  { activityId }: RequestOf<Calls['getActivityEnrollToken']>,
  { db, account: ownerId, now }: CallContext,
): Promise<ResponseOf<Calls['getActivityEnrollToken']>> {
  const row = await activityOf(db, activityId);
  const { hindrance } = await statusOf(db, row, { ownerId, now });
  if (hindrance !== null) refuseFor(hindrance);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + tokenLifeMs);
  await db
    .insert(activityEnrollTokens)
    .values({ tokenHash: sha256(token), ownerId, activityId, expiresAt });
  return { enrollToken: token, expiresAt: expiresAt.toISOString() };
}

/** Forgets tokens with which nothing can be entered any more. */
export const purgeEnrollTokens: Purge = (db, now) =>
  db.delete(activityEnrollTokens).where(lte(activityEnrollTokens.expiresAt, now));

/**
 * Enters an activity and draws, all in the call's transaction: the token is used up, the coins are spent, a place is
 * taken, and the hash of the entry says what is won. Whatever is refused leaves all of it as it was.
 */
export async function enroll(
  { activityId, enrollToken: token, coins }: RequestOf<Calls['enrollActivity']>,
  context: CallContext,
): Promise<ResponseOf<Calls['enrollActivity']>> {
  const { db, account: ownerId, now } = context;
  const row = await activityOf(db, activityId);
  await takeToken(db, { token, activityId, ownerId, now });
  const { hindrance } = await statusOf(db, row, { ownerId, now });
  if (hindrance !== null) refuseFor(hindrance);
  if (coins !== row.coins) refuse('quoteChanged');
  // The wallet is always locked before the activity.
  if (coins > 0) {
    await requireSpending(db, ownerId, now);
    const key = `draw.${sha256(token)}`;
    await spend(db, { ownerId, kind, amount: coins, reason: 'healthCoins.draw', key, now });
  }
  const placed = await takePlace(db, activityId, now);
  // Under the activity's lock, so that entries of one account at the same time are all counted.
  if ((await triesLeft(db, row, { ownerId, now })).left === 0)
    refuseFor(row.kind === 'invite' ? 'invites' : 'limit');
  const entryId = `${activityId}.${placed.entries}`;
  const prize = await draw(db, placed, entryId);
  await db.insert(activityEntries).values({
    entryId,
    activityId,
    sequence: placed.entries,
    ownerId,
    prizeId: prize.prizeId,
    coins,
    at: now,
  });
  if (prize.coins !== null)
    await credit(db, {
      ownerId,
      kind,
      amount: prize.coins,
      reason: 'healthCoins.prize',
      key: `prize.${entryId}`,
      expiresAt: expiryFrom(now),
      now,
    });
  const [{ record }, { balance }] = await Promise.all([
    recordOf({ recordId: entryId }, context),
    balanceOf(db, { ownerId, kind, now }),
  ]);
  const { prize: _, ...shown } = record;
  return { ...shown, balance };
}

/** Uses a token up: of many taps with one, the first goes on. */
async function takeToken(
  db: Queryable,
  {
    token,
    activityId,
    ownerId,
    now,
  }: {
    readonly token: string;
    readonly activityId: string;
    readonly ownerId: string;
    readonly now: Date;
  },
): Promise<void> {
  const taken = await db
    .update(activityEnrollTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(activityEnrollTokens.tokenHash, sha256(token)),
        eq(activityEnrollTokens.ownerId, ownerId),
        eq(activityEnrollTokens.activityId, activityId),
        isNull(activityEnrollTokens.usedAt),
        gt(activityEnrollTokens.expiresAt, now),
      ),
    )
    .returning({ tokenHash: activityEnrollTokens.tokenHash });
  if (taken.length === 0) refuse('activityTokenUsed');
}

/** Takes the next place of an activity; its row stays locked, so that draws come one after the other. */
async function takePlace(db: Queryable, activityId: string, now: Date): Promise<Activity> {
  const [placed] = await db
    .update(activities)
    .set({ entries: sql`${activities.entries} + 1` })
    .where(
      and(
        eq(activities.activityId, activityId),
        lt(activities.entries, activities.places),
        lte(activities.beginsAt, now),
        gt(activities.endsAt, now),
      ),
    )
    .returning();
  if (placed) return placed;
  const state = stateOf(await activityOf(db, activityId), now);
  return refuseFor(state === 'open' ? 'full' : state);
}

/** What an entry wins: the prize its hash falls on, and the last one where none of that is left. */
async function draw(db: Queryable, { activityId, seed }: Activity, entryId: string) {
  const prizes = await prizesOf(db, activityId);
  const prize = prizes[prizeOn(drawPart(keyedHash(seed, entryId)), prizes)];
  const last = prizes.at(-1);
  if (prize === undefined || last === undefined) throw new Error('an activity without prizes');
  if (prize.left === null) return prize;
  const [taken] = await db
    .update(activityPrizes)
    .set({ left: sql`${activityPrizes.left} - 1` })
    .where(and(eq(activityPrizes.prizeId, prize.prizeId), gt(activityPrizes.left, 0)))
    .returning();
  return taken ?? last;
}

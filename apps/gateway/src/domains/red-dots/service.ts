import type { redDots, RequestOf, ResponseOf } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import { redDots as newsOf } from '../../kernel/messages/red-dots';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { redDotsSeen } from './tables';

type Place = RequestOf<(typeof redDots)['refreshRedDotResources']>['place'];

/** Where something is new to the account. */
export async function redDotsOf({
  db,
  account: userId,
  all,
}: CallContext): Promise<ResponseOf<(typeof redDots)['getRedDotResources']>> {
  const seen = await db.select().from(redDotsSeen).where(eq(redDotsSeen.userId, userId));
  const seenAt = new Map(seen.map((row) => [row.place, row.seenAt]));
  const found = await Promise.all(
    all(newsOf).map(async ({ place, isNew }) =>
      (await isNew(db, userId, seenAt.get(place) ?? new Date(0))) ? [place] : [],
    ),
  );
  return { places: [...new Set(found.flat())] };
}

/** The owner has looked. */
export async function markSeen(
  { db, account: userId, now }: CallContext,
  place: Place,
): Promise<void> {
  await db
    .insert(redDotsSeen)
    .values({ userId, place, seenAt: now })
    .onConflictDoUpdate({ target: [redDotsSeen.userId, redDotsSeen.place], set: { seenAt: now } });
}

/** Forgets when an account looked at what. */
export async function eraseRedDots(db: Queryable, userId: string): Promise<void> {
  await db.delete(redDotsSeen).where(eq(redDotsSeen.userId, userId));
}

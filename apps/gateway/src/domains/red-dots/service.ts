import type { redDots, RequestOf, ResponseOf } from '@xinglin/contract';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { registrationOrders, registrationSteps } from '../booking/tables';
import type { CallContext } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { realNameReviews } from '../real-name/tables';
import { redDotsSeen } from './tables';

type Place = RequestOf<(typeof redDots)['refreshRedDotResources']>['place'];

/** What happens to an appointment without its owner doing it. */
const newsOfAppointments = ['stop', 'expire', 'finishRefund', 'complete', 'missVisit'] as const;

/** Tells whether something happened at a place after a moment. */
type News = (db: Queryable, userId: string, since: Date) => Promise<boolean>;

const newsOf: Readonly<Record<Place, News>> = {
  appointments: async (db, userId, since) => {
    const [step] = await db
      .select({ at: registrationSteps.at })
      .from(registrationSteps)
      .innerJoin(registrationOrders, eq(registrationOrders.orderNo, registrationSteps.orderNo))
      .where(
        and(
          eq(registrationOrders.ownerId, userId),
          inArray(registrationSteps.event, [...newsOfAppointments]),
          gt(registrationSteps.at, since),
        ),
      )
      .limit(1);
    return step !== undefined;
  },
  realName: async (db, userId, since) => {
    const [review] = await db
      .select({ at: realNameReviews.decidedAt })
      .from(realNameReviews)
      .where(
        and(
          eq(realNameReviews.userId, userId),
          inArray(realNameReviews.outcome, ['approved', 'refused']),
          gt(realNameReviews.decidedAt, since),
        ),
      )
      .limit(1);
    return review !== undefined;
  },
};

/** Where something is new to the account. */
export async function redDotsOf({
  db,
  account: userId,
}: CallContext): Promise<ResponseOf<(typeof redDots)['getRedDotResources']>> {
  const seen = await db.select().from(redDotsSeen).where(eq(redDotsSeen.userId, userId));
  const seenAt = new Map(seen.map((row) => [row.place, row.seenAt]));
  // The keys of the table are the places.
  const found = await Promise.all(
    (Object.keys(newsOf) as Place[]).map(async (place) => {
      const isNew = await newsOf[place](db, userId, seenAt.get(place) ?? new Date(0));
      return isNew ? [place] : [];
    }),
  );
  return { places: found.flat() };
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

import { addDays, checkUpTerms, dayAt, hospitalTimeZone } from '@xinglin/rules';
import { and, eq, gte, inArray } from 'drizzle-orm';
import { freePlaces, takePlaces } from '../../kernel/places/guarded-places';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import {
  checkUpDays,
  checkUpOffers,
  checkUpPackages,
  checkUpStores,
  type OfferRow,
} from './tables';

/** A day of a package at a store. */
export interface Place {
  readonly packageCode: string;
  readonly storeId: string;
  readonly day: string;
}

/** What is left of a day. */
export interface DayLeft {
  readonly day: string;
  readonly total: number;
  readonly remaining: number;
}

const ofDay = ({ packageCode, storeId, day }: Place) =>
  and(
    eq(checkUpDays.packageCode, packageCode),
    eq(checkUpDays.storeId, storeId),
    eq(checkUpDays.day, day),
  );

/** The days on which an offer takes people: from tomorrow on, on its days of the week. */
export function openDays({ weekdays }: Pick<OfferRow, 'weekdays'>, now: Date): string[] {
  const today = dayAt(now, hospitalTimeZone);
  return Array.from({ length: checkUpTerms.daysAhead }, (_, place) =>
    addDays(today, place + 1),
  ).filter((day) => weekdays.includes(new Date(day).getUTCDay()));
}

/** The offers of a package, of one store or of all that are open. */
export function offersOf(db: Queryable, packageCode: string, storeId?: string) {
  return db
    .select({ offer: checkUpOffers })
    .from(checkUpOffers)
    .innerJoin(checkUpStores, eq(checkUpStores.storeId, checkUpOffers.storeId))
    .innerJoin(checkUpPackages, eq(checkUpPackages.packageCode, checkUpOffers.packageCode))
    .where(
      and(
        eq(checkUpOffers.packageCode, packageCode),
        storeId === undefined ? undefined : eq(checkUpOffers.storeId, storeId),
        checkUpStores.isOpen,
        checkUpPackages.isOpen,
      ),
    );
}

/** What is left of the coming days of a package, by store. */
export async function daysByStore(
  db: Queryable,
  offers: readonly OfferRow[],
  now: Date,
): Promise<ReadonlyMap<string, readonly DayLeft[]>> {
  const [first] = offers;
  if (first === undefined) return new Map();
  const rows = await db
    .select()
    .from(checkUpDays)
    .where(
      and(
        eq(checkUpDays.packageCode, first.packageCode),
        inArray(
          checkUpDays.storeId,
          offers.map(({ storeId }) => storeId),
        ),
        gte(checkUpDays.day, dayAt(now, hospitalTimeZone)),
      ),
    );
  const written = new Map(rows.map((row) => [`${row.storeId} ${row.day}`, row]));
  return new Map(
    offers.map((offer) => [
      offer.storeId,
      openDays(offer, now).map((day) => {
        const row = written.get(`${offer.storeId} ${day}`);
        return {
          day,
          total: row?.total ?? offer.placesADay,
          remaining: row?.remaining ?? offer.placesADay,
        };
      }),
    ]),
  );
}

/** Takes places of a day, in the caller's transaction; refuses a closed day and one that has too few. */
export async function takeDay(
  db: Queryable,
  place: Place,
  count: number,
  now: Date,
): Promise<void> {
  const [found] = await offersOf(db, place.packageCode, place.storeId);
  if (!found || !openDays(found.offer, now).includes(place.day)) return refuse('checkUpDayClosed');
  await writeDay(db, place, found.offer);
  if (await takePlaces(db, checkUpDays, { where: ofDay(place), count })) return;
  const [row] = await db.select().from(checkUpDays).where(ofDay(place));
  refuse('checkUpDayFull', { data: { remaining: row?.remaining ?? 0 } });
}

/** Gives places of a day back, in the caller's transaction. */
export async function freeDay(db: Queryable, place: Place, count: number): Promise<void> {
  await freePlaces(db, checkUpDays, { where: ofDay(place), count });
}

/** The row of a day, so that it can be counted in. */
async function writeDay(db: Queryable, place: Place, { placesADay }: OfferRow): Promise<void> {
  await db
    .insert(checkUpDays)
    .values({ ...place, total: placesADay, remaining: placesADay })
    .onConflictDoNothing();
}

/** Locks two days in one order for all who move, so that two who change places do not wait for each other. */
export async function lockDays(db: Queryable, one: Place, other: Place): Promise<void> {
  const key = ({ storeId, day }: Place) => `${storeId} ${day}`;
  const ordered = [one, other].sort((left, right) => (key(left) < key(right) ? -1 : 1));
  for (const place of ordered)
    await db.select().from(checkUpDays).where(ofDay(place)).for('no key update');
}

/** Sets how many people a day takes; those who have a place keep it. Answers what is left. */
export async function setCapacity(db: Queryable, place: Place, total: number): Promise<DayLeft> {
  const [offer] = await db
    .select()
    .from(checkUpOffers)
    .where(
      and(
        eq(checkUpOffers.packageCode, place.packageCode),
        eq(checkUpOffers.storeId, place.storeId),
      ),
    );
  if (!offer) return refuse('forbidden');
  await writeDay(db, place, offer);
  const [row] = await db.select().from(checkUpDays).where(ofDay(place)).for('no key update');
  const taken = row ? row.total - row.remaining : 0;
  const remaining = Math.max(0, total - taken);
  // A capacity below the places taken becomes the places taken: no booking is lost.
  const held = taken + remaining;
  await db.update(checkUpDays).set({ total: held, remaining }).where(ofDay(place));
  return { day: place.day, total: held, remaining };
}

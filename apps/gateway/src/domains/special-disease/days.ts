import { addDays, dayAt, hospitalTimeZone, specialDiseaseTerms } from '@xinglin/rules';
import { and, eq, gte, inArray } from 'drizzle-orm';
import { freePlaces, takePlaces } from '../../kernel/places/guarded-places';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { specialDiseaseDays, specialDiseaseExperts, type ExpertRow } from './tables';

/** A day of an expert of a disease. */
export interface Place {
  readonly diseaseId: string;
  readonly doctorId: string;
  readonly day: string;
}

const ofDay = ({ diseaseId, doctorId, day }: Place) =>
  and(
    eq(specialDiseaseDays.diseaseId, diseaseId),
    eq(specialDiseaseDays.doctorId, doctorId),
    eq(specialDiseaseDays.day, day),
  );

const ofExpert = ({ diseaseId, doctorId }: Omit<Place, 'day'>) =>
  and(eq(specialDiseaseExperts.diseaseId, diseaseId), eq(specialDiseaseExperts.doctorId, doctorId));

/** The days on which an expert sees patients: from tomorrow on, on their days of the week. */
export function openDays({ weekdays }: Pick<ExpertRow, 'weekdays'>, now: Date): string[] {
  const today = dayAt(now, hospitalTimeZone);
  return Array.from({ length: specialDiseaseTerms.daysAhead }, (_, place) =>
    addDays(today, place + 1),
  ).filter((day) => weekdays.includes(new Date(day).getUTCDay()));
}

/** An expert who takes bookings; refuses any other. */
export async function openExpert(db: Queryable, one: Omit<Place, 'day'>): Promise<ExpertRow> {
  const [expert = refuse('forbidden')] = await db
    .select()
    .from(specialDiseaseExperts)
    .where(and(ofExpert(one), specialDiseaseExperts.isOpen));
  return expert;
}

/** What is left of the coming days of experts, in the order given. */
export async function daysOf(db: Queryable, experts: readonly ExpertRow[], now: Date) {
  const rows = await db
    .select()
    .from(specialDiseaseDays)
    .where(
      and(
        inArray(
          specialDiseaseDays.doctorId,
          experts.map(({ doctorId }) => doctorId),
        ),
        gte(specialDiseaseDays.day, dayAt(now, hospitalTimeZone)),
      ),
    );
  const keyOf = ({ diseaseId, doctorId, day }: Place) => `${diseaseId} ${doctorId} ${day}`;
  const written = new Map(rows.map((row) => [keyOf(row), row.remaining]));
  return experts.map((expert) =>
    openDays(expert, now).map((day) => ({
      day,
      remaining: written.get(keyOf({ ...expert, day })) ?? expert.placesADay,
    })),
  );
}

/** Takes a place of a day, in the caller's transaction; refuses a day without visits and one that is full. */
export async function takeDay(db: Queryable, place: Place, now: Date): Promise<void> {
  const expert = await openExpert(db, place);
  if (!openDays(expert, now).includes(place.day)) refuse('specialDiseaseDayClosed');
  await writeDay(db, place, expert);
  if (!(await takePlaces(db, specialDiseaseDays, { where: ofDay(place) })))
    refuse('specialDiseaseDayFull');
}

/** Gives a place of a day back, in the caller's transaction. */
export async function freeDay(db: Queryable, place: Place): Promise<void> {
  await freePlaces(db, specialDiseaseDays, { where: ofDay(place) });
}

/** The row of a day, so that it can be counted in. */
async function writeDay(db: Queryable, place: Place, { placesADay }: ExpertRow): Promise<void> {
  const { diseaseId, doctorId, day } = place;
  await db
    .insert(specialDiseaseDays)
    .values({ diseaseId, doctorId, day, total: placesADay, remaining: placesADay })
    .onConflictDoNothing();
}

/** Locks two days in one order for all who move, so that two who change places do not wait for each other. */
export async function lockDays(db: Queryable, one: Place, other: Place): Promise<void> {
  const ordered = [one, other].sort((left, right) => (left.day < right.day ? -1 : 1));
  for (const place of ordered)
    await db.select().from(specialDiseaseDays).where(ofDay(place)).for('no key update');
}

/** Sets how many people a day takes; those who have a place keep it. Answers what is left. */
export async function setCapacity(db: Queryable, place: Place, total: number) {
  const expert = await openExpert(db, place);
  await writeDay(db, place, expert);
  const [row] = await db.select().from(specialDiseaseDays).where(ofDay(place)).for('no key update');
  const taken = row ? row.total - row.remaining : 0;
  // A capacity below the places taken becomes the places taken: no booking is lost.
  const remaining = Math.max(0, total - taken);
  const held = taken + remaining;
  await db.update(specialDiseaseDays).set({ total: held, remaining }).where(ofDay(place));
  return { day: place.day, total: held, remaining };
}

import { and, eq, isNotNull, lte, ne, sql } from 'drizzle-orm';
import { patients } from '../../kernel/people/patients/tables';
import { hospitals } from '../../kernel/places/tables';
import type { Queryable, Transaction } from '../../platform/database';
import { iso } from './booking-facts';
import { noShows } from './tables';

/** Takes from missed visits who missed them, once no suspension can come from them any more. */
export async function purgeMissedVisits(db: Queryable, now: Date): Promise<void> {
  await db
    .update(noShows)
    .set({ identityHash: null })
    .from(hospitals)
    .where(
      and(
        eq(hospitals.id, noShows.hospitalId),
        isNotNull(noShows.identityHash),
        sql`${noShows.at} <= ${iso(now)} - make_interval(days => ${hospitals.suspendDays} + ${hospitals.noShowWindowDays})`,
      ),
    );
}

/** Takes from an account's missed visits who missed them; that a visit was missed stays with its order. */
export async function eraseMissedVisits(db: Transaction, ownerId: string): Promise<void> {
  await db.update(noShows).set({ identityHash: null }).where(eq(noShows.ownerId, ownerId));
}

/** Counts the missed visits of family members under the hash that their rows have now, where nothing else changed since. */
export async function renewMissedIdentities(db: Transaction): Promise<void> {
  await db
    .update(noShows)
    .set({ identityHash: patients.identityHash })
    .from(patients)
    .where(
      and(
        eq(patients.patientId, noShows.patientId),
        isNotNull(noShows.identityHash),
        ne(noShows.identityHash, patients.identityHash),
        lte(patients.updatedAt, noShows.at),
      ),
    );
}

import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database';
import { patients } from './tables';

/** The family of an account. */
export async function exportedPatients(db: Queryable, ownerId: string) {
  const family = await db
    .select()
    .from(patients)
    .where(and(eq(patients.ownerId, ownerId), isNull(patients.deletedAt)));
  return {
    // What only serves to find rows again is no data about the person.
    patients: family.map(({ ownerId: _, identityHash: __, place: ___, ...patient }) => patient),
  };
}

import type { ResponseOf, checkUp } from '@xinglin/contract';
import { ageOn } from '@xinglin/rules';
import { and, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database';
import { patients } from './tables';

/** What a face and a word show of a family member. */
type PatientFace = NonNullable<ResponseOf<(typeof checkUp)['getPhysicalReport']>['person']>;

/**
 * Answers the face of a patient on a day, for these patients; null for who is no longer in the family, and for a day
 * before the birth.
 */
export async function patientFaces(
  db: Queryable,
  patientIds: readonly string[],
): Promise<(patientId: string | null, day: string) => PatientFace | null> {
  const ids = [...new Set(patientIds)];
  const rows =
    ids.length === 0
      ? []
      : await db
          .select({
            patientId: patients.patientId,
            relation: patients.relation,
            gender: patients.gender,
            birthDate: patients.birthDate,
          })
          .from(patients)
          .where(and(inArray(patients.patientId, ids), isNull(patients.deletedAt)));
  const byId = new Map(rows.map((row) => [row.patientId, row]));
  return (patientId, day) => {
    const row = patientId === null ? undefined : byId.get(patientId);
    if (row === undefined || row.birthDate > day) return null;
    const { relation, gender, birthDate } = row;
    return { relation, gender, age: ageOn(birthDate, day) };
  };
}

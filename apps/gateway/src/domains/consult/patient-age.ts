import { dayAt, ageOn } from '@xinglin/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { patients } from '../../kernel/people/patients/tables';
import type { Queryable } from '../../platform/database';

/** Whole years of a patient at a moment; null once the patient was deleted. */
export async function patientAge(
  db: Queryable,
  patientId: string,
  at: Date,
): Promise<number | null> {
  const [patient] = await db
    .select({ birthDate: patients.birthDate })
    .from(patients)
    .where(and(eq(patients.patientId, patientId), isNull(patients.deletedAt)));
  if (patient === undefined) return null;
  const day = dayAt(at);
  return patient.birthDate > day ? null : ageOn(patient.birthDate, day);
}

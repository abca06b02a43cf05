import { dayAt, ageOn } from '@xinglin/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { patients } from '../../kernel/people/patients/tables';
import type { Queryable } from '../../platform/database';

/** Whole years on the day of a moment of someone born on a day; null for a birthday that is still to come. */
export function ageAt(birthDate: string, at: Date): number | null {
  const day = dayAt(at);
  return birthDate > day ? null : ageOn(birthDate, day);
}

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
  return patient === undefined ? null : ageAt(patient.birthDate, at);
}

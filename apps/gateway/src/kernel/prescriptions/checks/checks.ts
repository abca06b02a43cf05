import type { Locale } from '../../../platform/context';
import type { Queryable } from '../../../platform/database';
import type { HealthFacts } from '../health-facts';
import type { Finding, WrittenLine } from '../tables';

/** For whom a prescription is checked. */
export interface CheckedPatient extends HealthFacts {
  readonly patientId: string;
  readonly ageYears: number | null;
  readonly gender: 'female' | 'male' | null;
}

/**
 * The one port of the checks (decision a9), asked at signing, at review, at dispensing and by the plan: allergy,
 * interaction, double, age, pregnancy, quantity. `besides`: what the patient takes already.
 */
export async function checkLines(
  _context: { readonly db: Queryable; readonly locale: Locale },
  _patient: CheckedPatient,
  _lines: readonly WrittenLine[],
  _besides: readonly WrittenLine[],
): Promise<readonly Finding[]> {
  throw new Error('not written yet');
}

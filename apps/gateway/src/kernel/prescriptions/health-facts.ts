import type { AllergyClass } from '@xinglin/contract';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database';

/** What a patient said of allergies and pregnancy. */
export interface HealthFacts {
  readonly allergyClasses: readonly z.output<typeof AllergyClass>[];
  readonly otherAllergy: string | null;
  readonly isPregnant: boolean | null;
}

/** What is known of a patient; nothing where they were never asked. */
export async function readHealthFacts(_db: Queryable, _patientId: string): Promise<HealthFacts> {
  throw new Error('not written yet');
}

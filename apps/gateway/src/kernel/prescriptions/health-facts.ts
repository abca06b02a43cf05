import type { AllergyClass, RenewalSurvey } from '@xinglin/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database';
import { patientHealthFacts } from './tables';

/** What a patient said of allergies and pregnancy. */
export interface HealthFacts {
  readonly allergyClasses: readonly z.output<typeof AllergyClass>[];
  readonly otherAllergy: string | null;
  readonly isPregnant: boolean | null;
}

/** What is known of a patient; nothing where they were never asked. */
export async function readHealthFacts(db: Queryable, patientId: string): Promise<HealthFacts> {
  const [known] = await db
    .select({
      allergyClasses: patientHealthFacts.allergyClasses,
      otherAllergy: patientHealthFacts.otherAllergy,
      isPregnant: patientHealthFacts.isPregnant,
    })
    .from(patientHealthFacts)
    .where(eq(patientHealthFacts.patientId, patientId));
  if (known === undefined) return { allergyClasses: [], otherAllergy: null, isPregnant: null };
  return { ...known, isPregnant: known.isPregnant === 'notAsked' ? null : known.isPregnant };
}

/** Stores what was said last of a patient of the account. What a survey did not ask stays as it was known. */
export async function keepHealthFacts(
  { db, now }: { readonly db: Queryable; readonly now: Date },
  { ownerId, patientId }: { readonly ownerId: string; readonly patientId: string },
  said: Pick<z.output<typeof RenewalSurvey>, 'allergyClasses' | 'otherAllergy' | 'isPregnant'>,
): Promise<void> {
  const former = await readHealthFacts(db, patientId);
  const facts = {
    ownerId,
    allergyClasses: [...new Set(said.allergyClasses)],
    otherAllergy: said.otherAllergy ?? null,
    isPregnant: said.isPregnant ?? former.isPregnant ?? ('notAsked' as const),
    saidAt: now,
  };
  await db
    .insert(patientHealthFacts)
    .values({ patientId, ...facts })
    .onConflictDoUpdate({ target: patientHealthFacts.patientId, set: facts });
}

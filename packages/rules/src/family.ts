import { checkPatient, relations } from './patient';
import type { PatientInput, Relation } from './patient';
import { normalizeMobile } from './person-fields';

/**
 * The relations that a family member can have beside the others of the account: each account has one `self`.
 * `current` is the member's own, which may always stay.
 */
export function freeRelations(
  others: readonly Relation[],
  current: Relation | null = null,
): Relation[] {
  return relations.filter(
    (relation) => relation !== 'self' || current === 'self' || !others.includes('self'),
  );
}

/**
 * Whether a number has to be proven by a code before messages go to it: neither the account's own nor proven before.
 * Numbers are compared as {@link normalizeMobile} writes them.
 */
export function needsMobileProof(mobile: string, proven: readonly string[]): boolean {
  const number = normalizeMobile(mobile);
  return !proven.some((known) => normalizeMobile(known) === number);
}

/** What keeps a family member from being booked or asked for, until it is corrected. */
export const patientGaps = [
  'consentWithdrawn',
  'documentOutgrown',
  'guardianMissing',
  'incomplete',
] as const;

/** One of {@link patientGaps}. */
export type PatientGap = (typeof patientGaps)[number];

/**
 * What a family member lacks today, although all was well when they were added: a child grows out of being without a
 * document, a consent is taken back. `today` as `YYYY-MM-DD`.
 */
export function gapsOfPatient(
  patient: PatientInput,
  { today, consentHolds }: { readonly today: string; readonly consentHolds: boolean },
): PatientGap[] {
  const found = new Set<PatientGap>(consentHolds ? [] : ['consentWithdrawn']);
  for (const { field, code } of checkPatient(patient, today)) {
    if (code === 'withoutIdCardTooOld') found.add('documentOutgrown');
    else if (field.startsWith('guardian')) found.add('guardianMissing');
    else found.add('incomplete');
  }
  return patientGaps.filter((gap) => found.has(gap));
}

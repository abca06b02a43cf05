import { checkMobile, checkName, normalizeMobile, normalizeName } from './person-fields';
import type { PersonFieldCode } from './person-fields';

/** How an emergency contact is related to the holder of the account. Texts: `contacts:relation.*`. */
export const contactRelations = [
  'spouse',
  'child',
  'parent',
  'sibling',
  'relative',
  'friend',
  'other',
] as const;

/** One of {@link contactRelations}. */
export type ContactRelation = (typeof contactRelations)[number];

/** Most emergency contacts of one account. */
export const emergencyContactLimit = 5;

/** What is typed about an emergency contact. */
export interface EmergencyContactInput {
  readonly name?: string | undefined;
  readonly relation?: string | undefined;
  readonly mobile?: string | undefined;
}

/** One refusal; its text is `rules:<code>`. */
export interface EmergencyContactProblem {
  readonly field: 'name' | 'relation' | 'mobile';
  readonly code: PersonFieldCode | 'relationRequired';
}

/** The fields of an emergency contact cleaned; absent ones are empty. */
export function resolveEmergencyContact(input: EmergencyContactInput) {
  return {
    name: normalizeName(input.name ?? ''),
    relation: contactRelations.find((known) => known === input.relation) ?? null,
    mobile: normalizeMobile(input.mobile ?? ''),
  };
}

/** Checks an emergency contact; empty when all is well, at most one problem a field, in the order of the form. */
export function checkEmergencyContact(input: EmergencyContactInput): EmergencyContactProblem[] {
  const { name, relation, mobile } = resolveEmergencyContact(input);
  const codes = [
    ['name', checkName(name)],
    ['relation', relation === null ? 'relationRequired' : null],
    ['mobile', checkMobile(mobile)],
  ] as const;
  return codes.flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
}

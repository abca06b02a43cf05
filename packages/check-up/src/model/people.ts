import type { CheckUpPackage } from '@xinglin/gateway-sdk';
import type { Relation } from '@xinglin/rules';

/** Whom a check-up is for, as the address of the home says it; a person of the family is never named there. */
export const people = ['parents', 'self', 'child', 'work'] as const;

/** One of {@link people}. */
export type HomePerson = (typeof people)[number];

/** The filter and ranking of packages for them. */
export const askedFor = (person: HomePerson | undefined) =>
  person === undefined
    ? {}
    : { person, ...((person === 'parents' || person === 'work') && { suits: person }) };

/** What a person of the general home wants to know. */
export const purposes = [
  'yearly',
  'work',
  'parents',
  'women',
  'men',
  'heart',
  'tumour',
  'marriage',
] as const;

/** Most a package may cost, in yuan, as the address says it. */
export const prices = ['500', '1000', '2000'] as const;

/** The relation that a person added for a package most likely has; undefined where the package suggests none. */
export const relationFor = ({ purposes }: Pick<CheckUpPackage, 'purposes'>): Relation | undefined =>
  purposes.includes('parents') ? 'parent' : undefined;

/** The relation that a person of the home has to the account. */
export const relationOf = (person: Exclude<HomePerson, 'work'>): Relation =>
  person === 'parents' ? 'parent' : person;

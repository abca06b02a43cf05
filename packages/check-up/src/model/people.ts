import type { CheckUpPackage } from '@xinglin/gateway-sdk';
import type { Relation } from '@xinglin/rules';

/** Whom a check-up is for, as the address of the home says it; a person of the family is never named there. */
export const people = ['man', 'woman', 'parents', 'young'] as const;

const asked = {
  man: { sex: 'male', age: 35, suits: 'men' },
  woman: { sex: 'female', age: 35, suits: 'women' },
  parents: { age: 65, suits: 'parents' },
  young: { age: 22, suits: 'work' },
} as const;

/** The filter and ranking of packages for them. */
export const askedFor = (person: (typeof people)[number] | undefined) =>
  person === undefined ? {} : asked[person];

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

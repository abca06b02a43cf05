import { ageOn } from './ages';
import type { Gender } from './id-card';

/** The terms of every check-up, at every organisation. */
export const checkUpTerms = {
  payWithinMinutes: 30,
  /** Days for which places are offered; the first one is tomorrow. */
  daysAhead: 30,
  /** People of one order. */
  mostPeople: 5,
  /** How often an order is moved to another day. */
  mostMoves: 3,
} as const;

/** For whom a package is; an age that is null is not limited. */
export interface CheckUpAudience {
  readonly sex: 'any' | Gender;
  readonly minAge: number | null;
  readonly maxAge: number | null;
}

/** Why a package is not for a person. */
export type CheckUpMisfit = 'sex' | 'tooYoung' | 'tooOld';

/** Why a package is not for a person on the day of the check-up; null where it is (spec 2 §2.15). */
export function checkUpMisfit(
  { sex, minAge, maxAge }: CheckUpAudience,
  person: { readonly gender: Gender; readonly birthDate: string },
  day: string,
): CheckUpMisfit | null {
  if (sex !== 'any' && sex !== person.gender) return 'sex';
  const age = ageOn(person.birthDate, day);
  if (minAge !== null && age < minAge) return 'tooYoung';
  return maxAge !== null && age > maxAge ? 'tooOld' : null;
}

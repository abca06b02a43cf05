import { addDays, ageOn } from './calendar';
import { hospitalTimeZone, type Moment } from './format-time';
import type { Gender } from './id-card';
import { momentOf } from './moment-of';

/** The terms of every check-up, at every organisation. */
export const checkUpTerms = {
  payWithinMinutes: 30,
  /** Days for which places are offered; the first one is tomorrow. */
  daysAhead: 30,
  /** People of one order. */
  mostPeople: 5,
  /** How often an order is moved to another day. */
  mostMoves: 3,
  /** At the hospital: until then on its day a step of the refund rule holds. */
  stepUntil: '18:00',
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

/** Up to so many days before the check-up this share of the price goes back. */
export interface CheckUpRefundStep {
  readonly daysBefore: number;
  readonly percent: number;
}

/** A step of a refund rule as a person reads it: a moment, and a sum in cents. */
export interface CheckUpRefundTerm {
  readonly before: Date;
  readonly refundCents: number;
}

/** The refund rule of an order as moments and sums, the earliest first; after the last one nothing goes back. */
export function checkUpRefundTerms(
  steps: readonly CheckUpRefundStep[],
  { day, cents }: { readonly day: string; readonly cents: number },
): CheckUpRefundTerm[] {
  return [...steps]
    .sort((one, other) => other.daysBefore - one.daysBefore)
    .map(({ daysBefore, percent }) => ({
      before: momentOf(addDays(day, -daysBefore), checkUpTerms.stepUntil, hospitalTimeZone),
      refundCents: Math.floor((cents * percent) / 100),
    }));
}

/** What goes back in cents of an order that is given up at a moment. */
export function checkUpRefundCents(
  steps: readonly CheckUpRefundStep[],
  order: { readonly day: string; readonly cents: number },
  at: Moment,
): number {
  const now = new Date(at).getTime();
  return (
    checkUpRefundTerms(steps, order).find(({ before }) => now < before.getTime())?.refundCents ?? 0
  );
}

import {
  cancelMoment,
  closeMoment,
  payMoment,
  type CancelRules,
  type TimingRules,
} from './shift-status';

/** How a hospital settles the fee with the patient's health insurance. */
export const insuranceWays = ['selfPayOnly', 'settledAtCounter'] as const;

/** What a hospital asks before it takes a booking, so that a program cannot make it. */
export const submitChecks = ['none', 'imageCode', 'mobileCode'] as const;

/** What kind of clinic a shift is: 普通, 专家 or 特需门诊. */
export const clinicTypes = ['general', 'expert', 'special'] as const;

export type ClinicType = (typeof clinicTypes)[number];

/** Everything that a hospital decides about booking, as data. */
export interface BookingRuleSet extends TimingRules, CancelRules {
  /** Minutes an unpaid order holds its place. */
  readonly payWithinMinutes: number;
  /** This many missed visits within the window suspend a patient for `suspendDays`. */
  readonly noShowLimit: number;
  readonly noShowWindowDays: number;
  readonly suspendDays: number;
  /** Most open appointments of one patient at the hospital. */
  readonly maxOpenPerPatient: number;
  readonly insurance: (typeof insuranceWays)[number];
  readonly submitCheck: (typeof submitChecks)[number];
  /** Clinics that a patient may book who has not been to the hospital before. */
  readonly firstVisitClinics: readonly ClinicType[];
  /** How often an appointment may be moved to another time; 0 for never. */
  readonly maxReschedules: number;
  /** Its own system keeps the places, and is asked for each. */
  readonly asksSystem: boolean;
}

/** The visit whose terms are asked for. */
export interface TermVisit {
  /** Calendar day at the hospital. */
  readonly date: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly feeCents: number;
  readonly clinicType: ClinicType;
}

/** What the hospital knows of the patient. */
export interface TermPatient {
  /** Open appointments there. */
  readonly openCount: number;
  /** Missed visits there that still count. */
  readonly missed: number;
  /** Has completed a visit there. */
  readonly visitedBefore: boolean;
}

/** What a term is about; its words are the page's. */
export type BookingTermName =
  | 'fee'
  | 'payBefore'
  | 'bookBefore'
  | 'cancelBefore'
  | 'cancelFree'
  | 'cancelOver'
  | 'insuranceAtCounter'
  | 'selfPayOnly'
  | 'firstVisitClinic'
  | 'moreOpen'
  | 'oneADay'
  | 'missesLeft'
  | 'missSuspends'
  | 'reschedule'
  | 'imageCode'
  | 'mobileCode'
  | 'hospitalAnswers';

/** One rule of a hospital, worked out for one visit and one patient: as a sum, a moment or a number, never as a formula. */
export interface BookingTerm {
  readonly name: BookingTermName;
  readonly cents: number | null;
  readonly at: Date | null;
  readonly count: number | null;
}

const dayMs = 86_400_000;

/** Whether a hospital takes this patient in this kind of clinic: a first visit may be for some of them only. */
export function isClinicOpenTo(
  { firstVisitClinics }: Pick<BookingRuleSet, 'firstVisitClinics'>,
  clinicType: ClinicType,
  visitedBefore: boolean,
): boolean {
  return visitedBefore || firstVisitClinics.includes(clinicType);
}

/**
 * What holds for a visit that is booked at `now`, in the order in which it is read: what it costs and until when, how
 * it is given up or moved, what else the hospital asks. `openCount` and `missed` do not count this visit.
 */
export function bookingTerms(
  rules: BookingRuleSet,
  visit: TermVisit,
  patient: TermPatient,
  now: Date,
): readonly BookingTerm[] {
  return [
    term('fee', { cents: visit.feeCents }),
    ...(visit.feeCents > 0
      ? [term('payBefore', { at: payMoment(now, visit.startsAt, rules) })]
      : []),
    term('bookBefore', { at: closeMoment(visit.startsAt, rules) }),
    cancelTerm(rules, visit, now),
    ...(rules.maxReschedules > 0 ? [term('reschedule', { count: rules.maxReschedules })] : []),
    term(rules.insurance === 'settledAtCounter' ? 'insuranceAtCounter' : 'selfPayOnly'),
    ...(isClinicOpenTo(rules, visit.clinicType, patient.visitedBefore)
      ? []
      : [term('firstVisitClinic')]),
    term('oneADay'),
    term('moreOpen', { count: Math.max(0, rules.maxOpenPerPatient - patient.openCount - 1) }),
    missTerm(rules, visit, patient),
    ...(rules.submitCheck === 'none' ? [] : [term(rules.submitCheck)]),
    ...(rules.asksSystem ? [term('hospitalAnswers')] : []),
  ];
}

function term(
  name: BookingTermName,
  said: Partial<Pick<BookingTerm, 'cents' | 'at' | 'count'>> = {},
): BookingTerm {
  return { name, cents: null, at: null, count: null, ...said };
}

function cancelTerm(rules: BookingRuleSet, visit: TermVisit, now: Date): BookingTerm {
  if (visit.feeCents === 0) return term('cancelFree', { at: visit.startsAt });
  const at = cancelMoment(visit.date, rules);
  return term(now < at ? 'cancelBefore' : 'cancelOver', { at });
}

/** A missed visit counts from its end, and so does the suspension that it brings. */
function missTerm(rules: BookingRuleSet, visit: TermVisit, { missed }: TermPatient): BookingTerm {
  const left = rules.noShowLimit - missed - 1;
  return left > 0
    ? term('missesLeft', { count: left })
    : term('missSuspends', { at: new Date(visit.endsAt.getTime() + rules.suspendDays * dayMs) });
}

import type { RenewalRefusal } from '@xinglin/contract';
import {
  addDays,
  dayAt,
  guardianPresentBelowYears,
  hospitalTimeZone,
  renewableFrom,
  renewalTerms,
} from '@xinglin/rules';
import type { PrescriptionRow } from './tables';

/** All that decides whether a prescription can be renewed. */
export interface RenewalFacts {
  readonly row: Pick<
    PrescriptionRow,
    | 'state'
    | 'signedAt'
    | 'endedAt'
    | 'endReason'
    | 'orderKey'
    | 'runsOutOn'
    | 'supersededBy'
    | 'lines'
  >;
  /** Age today; null where the patient is no longer one of the account. */
  readonly patient: { readonly ageYears: number } | null;
  /** Undefined before it was asked. */
  readonly isGuardianPresent: boolean | undefined;
  /** The open request for it. */
  readonly pending: { readonly since: Date; readonly orderKey: string } | null;
  /** Its latest request, where the doctor refused that. */
  readonly refused: { readonly reason: string; readonly at: Date } | null;
  /** A newer prescription of the same medicines. */
  readonly newerId: string | null;
  /** The visit on site from which it was renewed; null where none is on record: the proofs of the form count then. */
  readonly visitAt: Date | null;
  /** Its medicines; null where the list of medicines lacks one. */
  readonly drugs:
    | readonly {
        readonly name: string;
        readonly isSpecial: boolean;
        readonly isForOnline: boolean;
      }[]
    | null;
  readonly renewer: { readonly doctorId: string | null; readonly deptId: string | null };
}

const dayMs = 24 * 60 * 60_000;
const within = (at: Date, days: number, now: Date) => now.getTime() - at.getTime() < days * dayMs;

/** The same day so many months before. */
function monthsBefore(now: Date, months: number): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** What the state of the prescription itself says; undefined where it may be renewed by its state. */
function byState({ row }: RenewalFacts, now: Date): RenewalRefusal | undefined {
  const { state, orderKey, endedAt, signedAt } = row;
  switch (state) {
    case 'dispensed':
    case 'expired':
      return undefined;
    case 'superseded':
      return row.supersededBy === null
        ? { why: 'unknown' }
        : { why: 'newerExists', prescriptionId: row.supersededBy };
    case 'cancelled':
      // Its doctor withdrew it: what was wrong then is not repeated.
      return {
        why: 'refused',
        reason: row.endReason ?? '',
        at: (endedAt ?? signedAt).toISOString(),
      };
    case 'inReview':
    case 'returned': {
      const since = state === 'returned' ? (endedAt ?? signedAt) : signedAt;
      // Its doctor writes a returned one again, but not for ever.
      const isAwaited = state === 'inReview' || within(since, renewalTerms.refusedDays, now);
      return orderKey !== null && isAwaited
        ? { why: 'pendingSince', since: since.toISOString(), orderKey }
        : { why: 'unknown' };
    }
    case 'approved':
    case 'claimed':
    case 'partlyDispensed': {
      // Its medicines are still to come.
      const days = Math.min(...row.lines.map((line) => line.days));
      const runsOutOn = addDays(dayAt(now, hospitalTimeZone), days);
      return { why: 'notFullyUsed', from: renewableFrom(runsOutOn) };
    }
    default:
      return { why: 'unknown' };
  }
}

type Rule = (facts: RenewalFacts, now: Date) => RenewalRefusal | undefined | false;

/**
 * The closed list of decision a8 in the order in which it is looked at: first what has a page to open, then what no
 * waiting changes, then what time or the form changes.
 */
const rules: readonly Rule[] = [
  ({ pending }) =>
    pending !== null && {
      why: 'pendingSince',
      since: pending.since.toISOString(),
      orderKey: pending.orderKey,
    },
  byState,
  ({ newerId }) => newerId !== null && { why: 'newerExists', prescriptionId: newerId },
  ({ patient, drugs }) => (patient === null || drugs === null) && { why: 'unknown' },
  ({ drugs }) => {
    const found = drugs?.find(({ isSpecial }) => isSpecial);
    return found && { why: 'specialMedicine', name: found.name };
  },
  ({ drugs }) => {
    const found = drugs?.find(({ isForOnline }) => !isForOnline);
    return found && { why: 'notForOnline', name: found.name };
  },
  ({ visitAt }, now) =>
    visitAt !== null &&
    visitAt < monthsBefore(now, renewalTerms.visitMonths) && {
      why: 'needsVisit',
      olderThanMonths: renewalTerms.visitMonths,
    },
  ({ refused }, now) =>
    refused !== null &&
    within(refused.at, renewalTerms.refusedDays, now) && {
      why: 'refused',
      reason: refused.reason,
      at: refused.at.toISOString(),
    },
  ({ row: { runsOutOn } }, now) => {
    if (runsOutOn === null) return undefined;
    const from = renewableFrom(runsOutOn);
    return dayAt(now, hospitalTimeZone) < from && { why: 'notFullyUsed', from };
  },
  ({ renewer }) => renewer.doctorId === null && { why: 'doctorGone', deptId: renewer.deptId },
  // The form asks whether a guardian is present; before that a small child is no reason to refuse.
  ({ patient, isGuardianPresent }) =>
    patient !== null &&
    patient.ageYears < guardianPresentBelowYears &&
    isGuardianPresent === false && { why: 'child' },
];

/** Why a prescription cannot be renewed now: the first rule of the list that forbids it; null where none does. */
export function renewalRefusal(facts: RenewalFacts, now: Date): RenewalRefusal | null {
  for (const rule of rules) {
    const refusal = rule(facts, now);
    if (refusal) return refusal;
  }
  return null;
}

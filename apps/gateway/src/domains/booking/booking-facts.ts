import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { hospitals, shiftCases } from '../../kernel/places/tables';
import { patients } from '../../kernel/people/patients/tables';
import type { Queryable } from '../../platform/database';
import { openStates, type PatientFacts } from './order-rules';

/** Who wants which shift for whom. */
export interface BookingRequest {
  readonly ownerId: string;
  readonly patientId: string;
  readonly shiftCaseId: string;
}

const wanted = {
  patient: {
    patientId: patients.patientId,
    name: patients.name,
    cardNo: patients.cardNo,
    mobile: patients.mobile,
    consentWithdrawnAt: patients.consentWithdrawnAt,
  },
  shift: {
    id: shiftCases.id,
    doctorId: shiftCases.doctorId,
    date: shiftCases.date,
    startsAt: shiftCases.startsAt,
    endsAt: shiftCases.endsAt,
    remaining: shiftCases.remaining,
    stopped: shiftCases.stopped,
    feeCents: shiftCases.feeCents,
  },
  rules: {
    timeZone: hospitals.timeZone,
    windowDays: hospitals.windowDays,
    releaseTime: hospitals.releaseTime,
    closeMinutesBefore: hospitals.closeMinutesBefore,
    payWithinMinutes: hospitals.payWithinMinutes,
    cancelDaysBefore: hospitals.cancelDaysBefore,
    cancelUntil: hospitals.cancelUntil,
    maxOpenPerPatient: hospitals.maxOpenPerPatient,
  },
};

/**
 * The account's patient, the shift and its hospital's rules; null when the patient is not the
 * account's or either does not exist. With `lock` the patient's row is held until the transaction
 * ends: two bookings for one patient, or a booking and a deletion, then come one after the other.
 */
export async function findWanted(
  db: Queryable,
  request: BookingRequest,
  options: { readonly lock: boolean },
) {
  const query = db
    .select(wanted)
    .from(patients)
    .innerJoin(shiftCases, eq(shiftCases.id, request.shiftCaseId))
    .innerJoin(hospitals, eq(hospitals.id, shiftCases.hospitalId))
    .where(
      and(
        eq(patients.patientId, request.patientId),
        eq(patients.ownerId, request.ownerId),
        isNull(patients.deletedAt),
      ),
    );
  const [found] = options.lock ? await query.for('no key update', { of: patients }) : await query;
  return found ?? null;
}

export type Wanted = NonNullable<Awaited<ReturnType<typeof findWanted>>>;

const open = sql.raw(`('${openStates.join("', '")}')`);

/**
 * Missed visits of the patient `p` at the hospital `h`, those before they were deleted and added again among them. Other
 * accounts' are left out: a stranger who knows somebody's document could have them suspended.
 */
const missedByPatient = (visit: 'last' | 'earlier') =>
  sql.raw(`${visit}.hospital_id = h.id AND (${visit}.patient_id = p.patient_id
          OR (${visit}.owner_id = p.owner_id AND ${visit}.identity_hash = p.identity_hash))`);

/**
 * What the patient has already, as a SELECT of one row: `overlaps`, `open_count`, `suspended`. It
 * is written once, so that the check before and the guard of the booking itself cannot differ.
 */
export function patientFactsQuery({ patient, shift }: Wanted, now: Date): SQL {
  return sql`
    SELECT
      EXISTS (
        SELECT FROM registration_orders o
        WHERE o.patient_id = p.patient_id AND o.status IN ${open}
          AND ((o.starts_at < s.ends_at AND o.ends_at > s.starts_at) OR (o.doctor_id = s.doctor_id AND o.date = s.date))
      ) AS overlaps,
      (
        SELECT count(*)::int FROM registration_orders o
        WHERE o.patient_id = p.patient_id AND o.status IN ${open} AND o.hospital_id = s.hospital_id
      ) AS open_count,
      EXISTS (
        SELECT FROM no_shows last
        WHERE ${missedByPatient('last')}
          AND last.at > ${iso(now)} - make_interval(days => h.suspend_days)
          AND h.no_show_limit <= (
            SELECT count(*) FROM no_shows earlier
            WHERE ${missedByPatient('earlier')}
              AND earlier.at <= last.at
              AND earlier.at > last.at - make_interval(days => h.no_show_window_days))
      ) AS suspended,
      h.max_open_per_patient, h.time_zone, s.remaining, s.stopped
    FROM shift_cases s
    JOIN hospitals h ON h.id = s.hospital_id
    JOIN patients p ON p.patient_id = ${patient.patientId}
    WHERE s.id = ${shift.id}`;
}

/** A row of {@link patientFactsQuery} as PostgreSQL answers it. */
export interface PatientFactsRow extends Record<string, unknown> {
  readonly overlaps: boolean;
  readonly open_count: number;
  readonly suspended: boolean;
  readonly remaining: number;
  readonly stopped: boolean;
}

export function patientFactsOf(row: PatientFactsRow): PatientFacts {
  return { overlaps: row.overlaps, openCount: row.open_count, suspended: row.suspended };
}

/** A moment as a parameter of raw SQL. */
export function iso(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`;
}

import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { registrationKindName, type RegistrationEvent } from '@xinglin/contract';
import { hospitals, shiftCases } from '../../kernel/places/tables';
import { patients } from '../../kernel/people/patients/tables';
import { personKey } from '../../kernel/calendar/tables';
import type { KindWithTime } from '../../kernel/calendar/time-of-kind';
import type { Queryable } from '../../platform/database';
import { dayAt, momentOf } from '@xinglin/rules';
import { openGroups, openStates, type PatientFacts } from './order-rules';

/** Who wants which shift for whom. */
export interface BookingRequest {
  readonly ownerId: string;
  readonly patientId: string;
  readonly shiftCaseId: string;
  /** The device that signed in; null when it named none. */
  readonly deviceId: string | null;
}

const wanted = {
  patient: {
    patientId: patients.patientId,
    name: patients.name,
    cardNo: patients.cardNo,
    mobile: patients.mobile,
    consentWithdrawnAt: patients.consentWithdrawnAt,
    identityHash: patients.identityHash,
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
    clinicType: shiftCases.clinicType,
    hospDeptId: shiftCases.hospDeptId,
    period: shiftCases.period,
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
    drawSeconds: hospitals.drawSeconds,
    maxReschedules: hospitals.maxReschedules,
    submitCheck: hospitals.submitCheck,
    asksSystem: hospitals.asksSystem,
    waitListSize: hospitals.waitListSize,
    waitCloseMinutesBefore: hospitals.waitCloseMinutesBefore,
    offerMinutes: hospitals.offerMinutes,
  },
};

/**
 * The account's patient, the shift and its hospital's rules; null when the patient is not the
 * account's or either does not exist. With `lock` the patient's row is held until the transaction
 * ends: two bookings for one patient, or a booking and a deletion, then come one after the other. So do all bookings of
 * one account, for its limits to be exact, and all of one person, whichever account books.
 */
export async function findWanted(
  db: Queryable,
  request: BookingRequest,
  options: { readonly lock: boolean },
) {
  const turn = sql`pg_advisory_xact_lock(hashtextextended(${request.ownerId}, 0))`;
  const turnOfPerson = sql`pg_advisory_xact_lock(hashtextextended('person:' || ${patients.identityHash}, 0))`;
  const query = db
    .select(options.lock ? { ...wanted, turn, turnOfPerson } : wanted)
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
 * accounts' are left out: a stranger who knows a person's document could have them suspended.
 */
const missedByPatient = (visit: 'last' | 'earlier') =>
  sql.raw(`${visit}.hospital_id = h.id AND (${visit}.patient_id = p.patient_id
          OR (${visit}.owner_id = p.owner_id AND ${visit}.identity_hash = p.identity_hash))`);

/** Whether the account's appointment at that time is of another kind than a clinic visit, in SQL. */
const isBusyFirst = sql.raw('busy.is_own AND way.at_that_time IS NOT TRUE');

const listed = (names: readonly string[]) => sql.raw(`ARRAY['${names.join("', '")}']`);
const openAre = listed(openGroups);
const givenUpBy = listed(['cancel', 'expire'] satisfies readonly RegistrationEvent[]);

/**
 * What the patient has already, as a SELECT of one row: `in_the_way`, `open_count`, `suspended`, and whether person,
 * account or device have had their share: `booked_elsewhere`, `account_full`, `day_full`. It is written once, so that
 * the check before and the guard of the booking itself cannot differ. What is counted for the shares is counted by a
 * function of the database, `order_counts`, which plans it once a connection and not for each booking.
 * @param deviceId counts with the accounts that signed in there for longer than a day: a session of less is of a channel
 * whose devices are shared.
 * @param except the order that is to be moved: it is not in its own way
 */
export function patientFactsQuery(
  { patient, shift, rules }: Wanted,
  deviceId: string | null,
  now: Date,
  except = '',
): SQL {
  const midnight = iso(momentOf(dayAt(now, rules.timeZone), '00:00', rules.timeZone));
  return sql`
    SELECT
      CASE WHEN ${isBusyFirst} THEN busy.order_no ELSE way.order_no END AS in_the_way,
      CASE WHEN ${isBusyFirst} THEN busy.kind ELSE way.kind END AS way_kind,
      CASE WHEN ${isBusyFirst} THEN busy.starts_at ELSE way.starts_at END::text AS way_starts_at,
      coalesce(way.at_that_time, false) OR coalesce(busy.is_own, false) AS at_that_time,
      coalesce(NOT busy.is_own, false) AS busy_elsewhere,
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
      EXISTS (
        SELECT FROM registration_orders o
        WHERE o.person = p.identity_hash AND o.doctor_id = s.doctor_id AND o.date = s.date
          AND o.status IN ${open} AND o.patient_id <> p.patient_id
      ) AS booked_elsewhere,
      had.account_open >= h.max_open_per_account AS account_full,
      had.account_made >= h.max_a_day_per_account OR had.account_given_up >= h.max_given_up_a_day
        OR had.person_made >= h.max_a_day_per_person OR had.person_given_up >= h.max_given_up_a_day
        OR had.device_made >= h.max_a_day_per_device AS day_full,
      NOT (h.first_visit_clinics ? s.clinic_type) AND NOT EXISTS (
        SELECT FROM registration_orders o
        WHERE o.patient_id = p.patient_id AND o.hospital_id = s.hospital_id AND o.status = 'completed'
      ) AS first_visit_elsewhere,
      h.max_open_per_patient, h.time_zone, s.remaining, s.stopped, s.waiting, s.kept
    FROM shift_cases s
    JOIN hospitals h ON h.id = s.hospital_id
    JOIN patients p ON p.patient_id = ${patient.patientId}
    LEFT JOIN LATERAL (
      SELECT o.order_no, o.starts_at, ${registrationKindName} AS kind,
        o.starts_at < s.ends_at AND o.ends_at > s.starts_at AS at_that_time
      FROM registration_orders o
      WHERE o.patient_id = p.patient_id AND o.status IN ${open} AND o.order_no <> ${except}
        AND ((o.starts_at < s.ends_at AND o.ends_at > s.starts_at) OR (o.doctor_id = s.doctor_id AND o.date = s.date))
      ORDER BY at_that_time DESC LIMIT 1
    ) way ON true
    LEFT JOIN LATERAL (
      SELECT b.order_no, b.kind, b.starts_at, held.owner_id = p.owner_id AS is_own
      FROM busy_times b JOIN orders held ON held.order_no = b.order_no
      WHERE b.person = ${personKey(sql`p.identity_hash`)} AND b.order_no <> ${except}
        AND tstzrange(b.starts_at, b.ends_at) && tstzrange(s.starts_at, s.ends_at)
      ORDER BY is_own DESC, b.starts_at LIMIT 1
    ) busy ON true
    CROSS JOIN LATERAL order_counts(
      ${registrationKindName}, p.owner_id, p.identity_hash, ${deviceId}, ${midnight}, ${openAre}, ${givenUpBy}
    ) had
    WHERE s.id = ${shift.id}`;
}

/** The one row of {@link patientFactsQuery}. */
export async function findFacts(
  db: Queryable,
  wanted: Wanted,
  deviceId: string | null,
  now: Date,
  except?: string,
): Promise<PatientFactsRow> {
  const query = patientFactsQuery(wanted, deviceId, now, except);
  const { rows } = await db.execute<PatientFactsRow>(query);
  const [row] = rows;
  if (!row) throw new Error('The facts of a patient are always one row');
  return row;
}

/** A row of {@link patientFactsQuery} as PostgreSQL answers it. */
export interface PatientFactsRow extends Record<string, unknown> {
  /** Number of the order that stands in the way, with its kind and its beginning. */
  readonly in_the_way: string | null;
  readonly at_that_time: boolean;
  readonly way_kind: KindWithTime | null;
  readonly way_starts_at: string | null;
  /** The person has an appointment at that time by another account. */
  readonly busy_elsewhere: boolean;
  readonly open_count: number;
  readonly suspended: boolean;
  readonly first_visit_elsewhere: boolean;
  readonly booked_elsewhere: boolean;
  readonly account_full: boolean;
  readonly day_full: boolean;
  readonly remaining: number;
  readonly stopped: boolean;
  readonly waiting: number;
  readonly kept: number;
}

export function patientFactsOf(row: PatientFactsRow): PatientFacts {
  return {
    inTheWay:
      row.in_the_way === null || row.way_kind === null || row.way_starts_at === null
        ? null
        : {
            orderNo: row.in_the_way,
            atThatTime: row.at_that_time,
            kind: row.way_kind,
            startsAt: new Date(row.way_starts_at),
          },
    busyElsewhere: row.busy_elsewhere,
    openCount: row.open_count,
    suspended: row.suspended,
    firstVisitElsewhere: row.first_visit_elsewhere,
    bookedElsewhere: row.booked_elsewhere,
    accountFull: row.account_full,
    dayFull: row.day_full,
  };
}

/** A moment as a parameter of raw SQL. */
export function iso(moment: Date): SQL {
  return sql`${moment.toISOString()}::timestamptz`;
}

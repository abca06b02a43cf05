import type { BusinessErrorName } from '@xinglin/contract';
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { refuse } from '../../platform/refusal';
import { refuseBusyPatient } from './in-the-way';
import { busyTimes, personKey } from './tables';
import type { KindWithTime, Span } from './time-of-kind';

/** An appointment that takes time. */
interface Appointment extends Span {
  /** What takes the time: the number of the order, or of one use of it. */
  readonly useNo: string;
  readonly orderNo: string;
  readonly kind: KindWithTime;
  readonly patientId: string | null;
  /** Who sees the patient; none where it is no doctor, or where a clinic is the busy time of its doctor. */
  readonly doctorIds: readonly string[];
}

/** A moment as a parameter of raw SQL. */
export const instant = (at: Date): SQL => sql`${at.toISOString()}::timestamptz`;

/** Of the longest clinic, so that a search along the index of `shift_cases` by its beginning has an end. */
const longestClinic = sql`interval '1 day'`;

/** Condition in SQL that a doctor has a clinic that overlaps a span. */
const hasClinic = (doctorId: SQL, { startsAt, endsAt }: Span): SQL => sql`EXISTS (
  SELECT FROM shift_cases clinic WHERE clinic.doctor_id = ${doctorId} AND NOT clinic.stopped
    AND clinic.starts_at > ${instant(startsAt)} - ${longestClinic} AND clinic.starts_at < ${instant(endsAt)}
    AND clinic.ends_at > ${instant(startsAt)})`;

/** Condition in SQL that a doctor has an appointment or a clinic that overlaps a span, other than the use `except`. */
export const isDoctorBusy = (doctorId: SQL, span: Span, except: string): SQL => sql`(EXISTS (
  SELECT FROM busy_times busy WHERE busy.doctor_id = ${doctorId} AND busy.use_no <> ${except}
    AND tstzrange(busy.starts_at, busy.ends_at) && tstzrange(${instant(span.startsAt)}, ${instant(span.endsAt)}))
  OR ${hasClinic(doctorId, span)})`;

/**
 * Takes the time of an appointment in the caller's transaction, in place of what it took before. Of two that want the
 * same time of a doctor or a patient the second waits for the first, and is refused: with `overlappingVisit`, which says
 * what the patient has then, or with `ifDoctorBusy`.
 * @param account the reader, who is shown the number of an order that is in the way only if it is theirs
 */
export async function reserveTime(
  db: Queryable,
  appointment: Appointment,
  {
    account,
    ifDoctorBusy,
  }: { readonly account: string | null; readonly ifDoctorBusy: BusinessErrorName },
): Promise<void> {
  const { useNo, patientId, doctorIds } = appointment;
  await releaseTime(db, useNo);
  const parties = sql`
    SELECT doctor_id, NULL::bigint AS person FROM unnest(${sql.param([...doctorIds])}::text[]) doctor_id
    UNION ALL SELECT NULL, ${personKey(sql`identity_hash`)} FROM patients WHERE patient_id = ${patientId}`;
  const taken = await insert(db, appointment, parties);
  if (patientId !== null && !taken.some(({ person }) => person !== null))
    await refuseBusyPatient(db, { ...appointment, patientId }, account);
  if (doctorIds.some((doctorId) => !taken.some((row) => row.doctor_id === doctorId)))
    refuse(ifDoctorBusy);
}

/** Takes the time of one more doctor for an appointment, in place of that of `former`. */
export async function reserveDoctor(
  db: Queryable,
  appointment: Omit<Appointment, 'patientId' | 'doctorIds'>,
  { doctorId, former }: { readonly doctorId: string; readonly former: string | null },
  ifDoctorBusy: BusinessErrorName,
): Promise<void> {
  if (former !== null)
    await db
      .delete(busyTimes)
      .where(and(eq(busyTimes.useNo, appointment.useNo), eq(busyTimes.doctorId, former)));
  const taken = await insert(
    db,
    appointment,
    sql`SELECT ${doctorId}::text AS doctor_id, NULL::bigint AS person`,
  );
  if (taken.length === 0) refuse(ifDoctorBusy);
}

/** Writes the rows of those who are free. A row that another transaction is about to write is waited for. */
async function insert(
  db: Queryable,
  { useNo, orderNo, kind, startsAt, endsAt }: Omit<Appointment, 'patientId' | 'doctorIds'>,
  parties: SQL,
) {
  const { rows } = await db.execute<{ doctor_id: string | null; person: string | null }>(sql`
    INSERT INTO busy_times (use_no, order_no, kind, doctor_id, person, starts_at, ends_at)
    SELECT ${useNo}, ${orderNo}, ${kind}, party.doctor_id, party.person, ${instant(startsAt)}, ${instant(endsAt)}
    FROM (${parties}) party
    WHERE party.doctor_id IS NULL OR NOT ${hasClinic(sql`party.doctor_id`, { startsAt, endsAt })}
    ORDER BY party.doctor_id, party.person
    ON CONFLICT DO NOTHING
    RETURNING doctor_id, person`);
  return rows;
}

/**
 * The part of a `WITH` that takes the time of a patient for each row of the part named `source`, which has `order_no`,
 * `person`, `starts_at` and `ends_at`: for a kind that makes its order in one statement. A collision breaks the
 * constraint `busy_times_person`.
 */
export const patientTimePart = (kind: KindWithTime, source: SQL): SQL => sql`busy AS (
    INSERT INTO busy_times (use_no, order_no, kind, person, starts_at, ends_at)
    SELECT order_no, order_no, ${kind}, ${personKey(sql`person`)}, starts_at, ends_at FROM ${source}
  )`;

/** Releases what an appointment takes, in the caller's transaction; nothing where it takes nothing any more. */
export async function releaseTime(db: Queryable, ...useNos: readonly string[]): Promise<void> {
  await db.delete(busyTimes).where(inArray(busyTimes.useNo, [...useNos]));
}

/**
 * Follows a patient whose document was changed: what their orders take is theirs under the new identity as well. Where
 * another account holds an appointment at the same time for the person they have become, the row stays as it is.
 */
export async function followPatient(
  db: Queryable,
  {
    patientId,
    from,
    to,
  }: { readonly patientId: string; readonly from: string; readonly to: string },
): Promise<void> {
  if (from === to) return;
  const [former, current] = [personKey(sql`${from}::text`), personKey(sql`${to}::text`)];
  await db.execute(sql`
    UPDATE busy_times SET person = ${current}
    WHERE person = ${former}
      AND EXISTS (SELECT FROM orders o WHERE o.order_no = busy_times.order_no AND o.patient_id = ${patientId})
      AND NOT EXISTS (
        SELECT FROM busy_times other WHERE other.person = ${current}
          AND tstzrange(other.starts_at, other.ends_at) && tstzrange(busy_times.starts_at, busy_times.ends_at))`);
}

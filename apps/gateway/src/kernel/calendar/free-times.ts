import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';
import { instant } from './reserve';
import { patientKey } from './tables';
import { overlaps, type Span } from './time-of-kind';

/** Whether a doctor, and the patient where one is known, are free for a span. */
type IsFree = (doctorId: string, span: Span) => boolean;

/**
 * Reads when doctors are busy between two moments, with an appointment of any kind or a clinic that is not stopped, and
 * when a patient is. Spans that were read are free or not for this moment only: {@link reserveTime} decides.
 */
export async function readCalendar(
  db: Queryable,
  {
    doctorIds,
    patientId = null,
    startsAt,
    endsAt,
  }: Span & { readonly doctorIds: readonly string[]; readonly patientId?: string | null },
): Promise<IsFree> {
  const ids = sql`${sql.param([...doctorIds])}::text[]`;
  const window = sql`tstzrange(${instant(startsAt)}, ${instant(endsAt)})`;
  const busyIn = sql`tstzrange(busy.starts_at, busy.ends_at) && ${window}`;
  const { rows } = await db.execute<{
    doctor_id: string | null;
    starts_at: string;
    ends_at: string;
  }>(sql`
    SELECT busy.doctor_id, busy.starts_at::text, busy.ends_at::text FROM busy_times busy
    WHERE busy.doctor_id = ANY (${ids}) AND ${busyIn}
    UNION ALL
    SELECT NULL, busy.starts_at::text, busy.ends_at::text FROM busy_times busy
    WHERE busy.person = ${patientKey(patientId)} AND ${busyIn}
    UNION ALL
    SELECT clinic.doctor_id, clinic.starts_at::text, clinic.ends_at::text FROM shift_cases clinic
    WHERE clinic.doctor_id = ANY (${ids}) AND NOT clinic.stopped
      AND clinic.starts_at > ${instant(startsAt)} - interval '1 day' AND clinic.starts_at < ${instant(endsAt)}
      AND clinic.ends_at > ${instant(startsAt)}`);
  const spans = rows.map((row) => ({
    doctorId: row.doctor_id,
    startsAt: new Date(row.starts_at),
    endsAt: new Date(row.ends_at),
  }));
  const byDoctor = new Map<string | null, Span[]>();
  for (const { doctorId, ...span } of spans)
    byDoctor.set(doctorId, [...(byDoctor.get(doctorId) ?? []), span]);
  const ofPatient = byDoctor.get(null) ?? [];
  return (doctorId, span) =>
    ![...ofPatient, ...(byDoctor.get(doctorId) ?? [])].some((busy) => overlaps(busy, span));
}

import type { directory, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import { inBookingWindow } from '../../kernel/places/booking-window';
import type { CallContext } from '../../platform/context';
import type { Localised } from '../../platform/localised';
import { wholeList } from '../../platform/whole-list';

type Stopped = ResponseOf<(typeof directory)['listStoppedClinics']>;

/** Most that are listed; a hospital that stops more has another way to say so. */
const most = 20;

interface StoppedRow extends Record<string, unknown> {
  readonly doctor_id: string;
  readonly doctor: Localised;
  readonly department: Localised;
  readonly date: string;
  readonly periods: Stopped['items'][number]['periods'];
}

/** Half days of the booking window of which a hospital has stopped all shifts of a doctor, the nearest first. */
export async function stoppedClinics(
  { hospitalId }: RequestOf<(typeof directory)['listStoppedClinics']>,
  { db, now, locale }: CallContext,
): Promise<Stopped> {
  const { rows } = await db.execute<StoppedRow>(sql`
    select doctor.id as doctor_id, doctor.name as doctor, department.name as department, half.date::text,
      array_agg(half.period order by half.starts_at) as periods
    from (
      select shift.doctor_id, shift.date, shift.period, min(shift.starts_at) as starts_at
      from hospitals hospital
      join doctors member on member.hospital_id = hospital.id
      join shift_cases shift on shift.doctor_id = member.id
      where hospital.id = ${hospitalId} and ${inBookingWindow(now)}
      group by shift.doctor_id, shift.date, shift.period
      having bool_and(shift.stopped)
    ) half
    join doctors doctor on doctor.id = half.doctor_id
    join hospital_departments department on department.id = doctor.hosp_dept_id
    group by doctor.id, doctor.name, department.name, half.date
    order by min(half.starts_at), doctor.id
    limit ${most}`);
  return wholeList(
    rows.map((row) => ({
      doctorId: row.doctor_id,
      doctorName: textIn(row.doctor, locale),
      hospDeptName: textIn(row.department, locale),
      date: row.date,
      periods: row.periods,
    })),
  );
}

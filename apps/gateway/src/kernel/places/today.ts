import { sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import { hasPlace, inBookingWindow } from './booking-window';

/** Condition that the row `shift` of a doctor of `hospital` is today there and has a place that can be had, in SQL. */
export const hasPlaceToday = (now: Date): SQL => sql`${inBookingWindow(now)} and ${hasPlace}
  and shift.starts_at < ((${now.toISOString()}::timestamptz at time zone hospital.time_zone)::date + 1)::timestamp
    at time zone hospital.time_zone`;

/**
 * In how many hospitals of an area, or of all, each of these standard departments has a place left today. Each hospital
 * is answered by the first place found.
 */
export async function hospitalsWithPlaceToday(
  deptIds: readonly string[],
  areaId: string | undefined,
  { db, now }: Pick<CallContext, 'db' | 'now'>,
): Promise<ReadonlyMap<string, number>> {
  if (deptIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; count: number }>(sql`
    select department.standard_department_id as id, count(distinct department.hospital_id)::int as count
    from hospital_departments department join hospitals hospital on hospital.id = department.hospital_id
    where department.standard_department_id = any(${sql.param([...deptIds])}::text[])
      and ${
        areaId === undefined
          ? sql`true`
          : sql`${areaId} in (hospital.province_id, hospital.city_id, hospital.district_id)`
      }
      and exists (
        select 1 from doctors member
        join lateral (
          select 1 from shift_cases shift where shift.doctor_id = member.id and ${hasPlaceToday(now)} limit 1
        ) met on true
        where member.hosp_dept_id = department.id)
    group by department.standard_department_id`);
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** What is left today with a doctor. */
export interface PlacesToday {
  /** HH:MM at the hospital. */
  readonly from: string;
  readonly left: number;
}

/** The places that these doctors have left today, by doctor; who has none is left out. */
export async function placesTodayOf(
  doctorIds: readonly string[],
  { db, now }: Pick<CallContext, 'db' | 'now'>,
): Promise<ReadonlyMap<string, PlacesToday>> {
  if (doctorIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; from: string; left: number }>(sql`
    select doctor.id, sum(shift.remaining)::int as left,
      to_char(min(shift.starts_at at time zone hospital.time_zone), 'HH24:MI') as from
    from doctors doctor
    join hospitals hospital on hospital.id = doctor.hospital_id
    join shift_cases shift on shift.doctor_id = doctor.id
    where doctor.id = any(${sql.param([...doctorIds])}::text[]) and ${hasPlaceToday(now)}
    group by doctor.id`);
  return new Map(rows.map(({ id, from, left }) => [id, { from, left }]));
}

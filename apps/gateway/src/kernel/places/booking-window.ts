import { sql, type SQL } from 'drizzle-orm';

/**
 * Condition, in SQL, that a row of `shift_cases` called `shift` lies in the booking window of
 * `hospital` at `now`: it has not closed and its day has opened. A day opens `window_days` ahead of
 * itself at the hospital's `release_time`. Places and stops are not looked at.
 */
export function inBookingWindow(now: Date): SQL {
  const local = sql`(${now.toISOString()}::timestamptz at time zone hospital.time_zone)`;
  return sql`shift.starts_at > ${now.toISOString()}::timestamptz + make_interval(mins => hospital.close_minutes_before)
    and shift.starts_at < (${local}::date + hospital.window_days
      + case when ${local}::time >= hospital.release_time::time then 1 else 0 end)::timestamp at time zone hospital.time_zone`;
}

/** Condition that a place can be had in the row `shift`. */
export const hasPlace: SQL = sql`shift.remaining > 0 and not shift.stopped`;

/**
 * One column of the first shift with a place of the row `doctor` within the booking window, on `date` if one is given, in
 * SQL: a walk along the doctor's shifts that ends at the first hit.
 */
export function firstFreeShift(column: 'id' | 'starts_at', now: Date, date?: string): SQL {
  const wanted = date === undefined ? hasPlace : sql`${hasPlace} and shift.date = ${date}::date`;
  return sql`(
    select shift.${sql.identifier(column)} from hospitals hospital
    join shift_cases shift on shift.doctor_id = doctor.id
    where hospital.id = doctor.hospital_id and ${inBookingWindow(now)} and ${wanted}
    order by shift.starts_at, shift.id limit 1)`;
}

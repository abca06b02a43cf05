import { sql, type SQL } from 'drizzle-orm';
import { hasPlace, inBookingWindow } from '../../kernel/places/booking-window';

/** Whether places can be had, as the contract's `Availability`. */
export type Availability = 'available' | 'full' | 'stopped' | 'none';

/**
 * Availability of all doctors that meet `condition` on the row `member` of `doctors`, in SQL. Each
 * question stops at the first shift that answers it, so the usual case costs one or two rows. The
 * row `hospital` must be in reach.
 */
export function availabilityOf(now: Date, condition: SQL): SQL {
  const anyShift = (which: SQL) => sql`exists (
    select 1 from doctors member
    join lateral (
      select 1 from shift_cases shift where shift.doctor_id = member.id and ${inBookingWindow(now)} and ${which} limit 1
    ) met on true
    where ${condition})`;
  return sql`case
    when ${anyShift(hasPlace)} then 'available'
    when ${anyShift(sql`not shift.stopped`)} then 'full'
    when ${anyShift(sql`true`)} then 'stopped'
    else 'none' end`;
}

/**
 * What the shifts of the row `doctor` come to within the booking window of `hospital`: the first day
 * with a place, the lowest fee, and how many there are. Use as a lateral join.
 */
export function doctorShiftSummary(now: Date): SQL {
  return sql`(
    select
      min(shift.date) filter (where ${hasPlace})::text as next_date,
      coalesce(min(shift.fee_cents) filter (where not shift.stopped), min(shift.fee_cents)) as fee_cents,
      case
        when bool_or(${hasPlace}) then 'available'
        when bool_or(not shift.stopped) then 'full'
        when count(*) > 0 then 'stopped'
        else 'none' end as availability
    from shift_cases shift
    where shift.doctor_id = doctor.id and ${inBookingWindow(now)})`;
}

/**
 * The days within the booking window of the row `hospital` on which a doctor that meets `condition` on the row `member`
 * has a place, as an array of texts, in SQL. A day's stretch of time is looked up in the index of each doctor's shifts,
 * and the first place found answers for the day.
 */
export function freeDatesOf(now: Date, condition: SQL): SQL {
  const startOf = (day: SQL): SQL => sql`(${day})::timestamp at time zone hospital.time_zone`;
  return sql`array(
    select to_char(day, 'YYYY-MM-DD')
    from (
      select (${now.toISOString()}::timestamptz at time zone hospital.time_zone)::date + step as day
      from generate_series(0, hospital.window_days) as step
    ) days
    where exists (
      select 1 from doctors member
      join lateral (
        select 1 from shift_cases shift
        where shift.doctor_id = member.id and ${inBookingWindow(now)} and ${hasPlace}
          and shift.starts_at >= ${startOf(sql`day`)} and shift.starts_at < ${startOf(sql`day + 1`)}
        limit 1
      ) met on true
      where ${condition})
    order by day)`;
}

/** How many places are left on a day with the doctors that meet `condition` on the row `member`, in SQL; 0 where `day` is null. */
export function placesOnDay(now: Date, condition: SQL, day: SQL): SQL {
  return sql`coalesce((
    select sum(shift.remaining)::int from doctors member
    join shift_cases shift on shift.doctor_id = member.id
    where ${condition} and ${inBookingWindow(now)} and ${hasPlace}
      and shift.starts_at >= (${day})::timestamp at time zone hospital.time_zone
      and shift.starts_at < (${day} + 1)::timestamp at time zone hospital.time_zone), 0)`;
}

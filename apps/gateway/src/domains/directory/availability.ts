import { sql, type SQL } from 'drizzle-orm';
import { hasPlace, inBookingWindow } from './shifts';

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

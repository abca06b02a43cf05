import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';

/** Days ahead of today for which shifts exist: one more than the longest window, so that what opens next is seen. */
export const daysAhead = 14;

/** The calendar day in China at `now`, in SQL. */
const dayAt = (now: Date): SQL =>
  sql`(${now.toISOString()}::timestamptz at time zone 'Asia/Shanghai')::date`;

/** The moment at which the next calendar day begins in China, which keeps one time without summer time. */
export function nextHospitalDay(now: Date): Date {
  const zoneMs = 8 * 3_600_000;
  const dayMs = 86_400_000;
  return new Date((Math.floor((now.getTime() + zoneMs) / dayMs) + 1) * dayMs - zoneMs);
}

/**
 * Makes the shifts of every day from today (at the hospitals) to {@link daysAhead} days from it that
 * were not made yet, from the doctors' weekly timetables. Repeatable and safe on several gateways:
 * a day belongs to the process that writes its row first. Of an invented directory some doctor-days are stopped and
 * some places are already taken by the hospital's own counter, chosen by a hash of the shift, so that the same day
 * always comes out the same.
 * @returns the days that were made, oldest first.
 */
export async function topUpShifts(
  db: Queryable,
  now: Date,
  { isInvented = true }: { readonly isInvented?: boolean } = {},
): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const made = await tx.execute<{ date: string }>(sql`
      insert into schedule_days (date)
      select ${dayAt(now)} + step from generate_series(0, ${daysAhead}::int) as step
      on conflict do nothing
      returning date::text`);
    const dates = made.rows.map((row) => row.date).toSorted();
    for (const date of dates) await makeDay(tx, date, isInvented);
    return dates;
  });
}

/** Makes the shifts of these doctors on each day from today that was made before they came; those that are there stay. */
export async function makeShiftsOf(
  db: Queryable,
  doctorIds: readonly string[],
  now: Date,
): Promise<void> {
  const days = await db.execute<{ date: string }>(
    sql`select date::text from schedule_days where date >= ${dayAt(now)} order by date`,
  );
  for (const { date } of days.rows) await makeDay(db, date, false, doctorIds);
}

/**
 * Adds the shifts of one day. Of a thousand doctor-days about 40 are stopped and 100 full; otherwise
 * each half hour has lost a share of its places.
 */
async function makeDay(
  db: Queryable,
  date: string,
  isInvented: boolean,
  doctorIds: readonly string[] | null = null,
): Promise<void> {
  const isMade = doctorIds === null ? sql`true` : sql`session.doctor_id in ${doctorIds}`;
  await db.execute(sql`
    insert into shift_cases
      (id, doctor_id, hospital_id, hosp_dept_id, date, period, starts_at, ends_at, total, remaining, fee_cents, clinic_type, stopped)
    select made.id, made.doctor_id, made.hospital_id, made.hosp_dept_id, ${date}::date, made.period,
      made.local_start at time zone 'Asia/Shanghai', (made.local_start + interval '30 minutes') at time zone 'Asia/Shanghai',
      made.places,
      case when made.day_fate between 40 and 139 then 0
        else greatest(0, made.places - floor((made.shift_fate / 1024.0) * (made.places * 1.1))::int) end,
      made.fee_cents, made.clinic_type, made.day_fate < 40
    from (
      select session.doctor_id || '-' || to_char(${date}::date, 'YYYYMMDD') || '-' || to_char(start.local_start, 'HH24MI') as id,
        session.doctor_id, doctor.hospital_id, doctor.hosp_dept_id, session.period, session.places, session.fee_cents,
        session.clinic_type, start.local_start,
        case when ${isInvented} then hashtextextended(session.doctor_id || ${date}::text, 11) & 1023 else 1023 end as day_fate,
        case when ${isInvented} then hashtextextended(session.doctor_id || ${date}::text || start.local_start::text, 23) & 1023 else 0 end as shift_fate
      from doctor_sessions session
      join doctors doctor on doctor.id = session.doctor_id
      cross join lateral (
        select ${date}::date + make_interval(mins => session.start_minute + 30 * half_hour) as local_start
        from generate_series(0, session.half_hours - 1) as half_hour
      ) start
      where session.weekday = extract(isodow from ${date}::date) and ${isMade}
    ) made
    on conflict (id) do nothing`);
}

import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';

/**
 * In the sandbox the chiefs of the largest hospitals join on two afternoons a week on which they have no clinic, at
 * three times the price of their clinic and never for nothing; patients sit with the attending doctors of the clinics in
 * the community.
 */
export async function seed(db: Queryable): Promise<void> {
  await db.execute(sql`
    insert into telemedicine_experts (doctor_id, price_cents, weekdays, first_at, sessions)
    select doctor.id, greatest(doctor.fee_cents * 3, 9900),
      coalesce(afternoons.free, array[1 + place % 5, 1 + (place + 2) % 5]), '14:00', 6
    from (
      select id, fee_cents, hospital_id, (row_number() over (order by id))::int as place
      from doctors where title = 'chief'
    ) doctor
    join hospitals hospital on hospital.id = doctor.hospital_id
    cross join lateral (
      select array_agg(day order by day) as free from (
        select day from generate_series(1, 5) day
        where not exists (
          select from shift_cases clinic
          where clinic.doctor_id = doctor.id
            and extract(dow from clinic.starts_at at time zone hospital.time_zone) = day
            and (clinic.starts_at at time zone hospital.time_zone)::time between '13:00' and '16:59')
        order by (day + place) % 5 limit 2) two
    ) afternoons
    where hospital.level = '3A'`);
  await db.execute(sql`
    insert into telemedicine_local_doctors (doctor_id)
    select doctor.id from doctors doctor
    join hospitals hospital on hospital.id = doctor.hospital_id
    where hospital.level in ('1', '2B') and doctor.title = 'attending'`);
}

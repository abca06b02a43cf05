import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';

/**
 * In the sandbox the chiefs of the largest hospitals join on two afternoons a week, at three times the price of their
 * clinic and never for nothing; patients sit with the attending doctors of the clinics in the community.
 */
export async function seed(db: Queryable): Promise<void> {
  await db.execute(sql`
    insert into telemedicine_experts (doctor_id, price_cents, weekdays, first_at, sessions)
    select doctor.id, greatest(doctor.fee_cents * 3, 9900), array[1 + place % 5, 1 + (place + 2) % 5], '14:00', 6
    from (
      select id, fee_cents, hospital_id, (row_number() over (order by id))::int as place
      from doctors where title = 'chief'
    ) doctor
    join hospitals hospital on hospital.id = doctor.hospital_id
    where hospital.level = '3A'`);
  await db.execute(sql`
    insert into telemedicine_local_doctors (doctor_id)
    select doctor.id from doctors doctor
    join hospitals hospital on hospital.id = doctor.hospital_id
    where hospital.level in ('1', '2B') and doctor.title = 'attending'`);
}

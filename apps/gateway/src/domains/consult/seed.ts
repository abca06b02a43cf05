import { sql } from 'drizzle-orm';
import { communityClinicLevel } from '../../kernel/places/community-clinics';
import type { Queryable } from '../../platform/database';

/** How many doctors of a department are on duty for quick questions in the sandbox. */
const onDutyEach = 3;

/**
 * In the sandbox doctors can be asked by their rank: chiefs and associate chiefs by name, at prices that follow their
 * clinic's and are never nothing, as some clinics are; attending doctors and residents answer the assigned kinds, the
 * quick ones by those who are on duty. In the clinics of communities all doctors but residents answer return visits, at
 * half the price of their clinic, for ten to twenty yuan.
 */
export async function seedServices(db: Queryable): Promise<void> {
  await db.execute(sql`
    insert into consult_services (doctor_id, kind, price_cents)
    select doctor.id, offer.kind,
      case when offer.fixed is null
        then greatest(round(doctor.fee_cents * offer.times / 100.0)::int * 100, 1000) else offer.fixed end
    from doctors doctor
    join hospitals hospital on hospital.id = doctor.hospital_id
    join (values
      ('chief', 'imageText', 1.0, null::int), ('chief', 'expert', 1.5, null), ('chief', 'phone', 2.0, null),
      ('chief', 'video', 2.5, null), ('chief', 'special', 1.5, null), ('chief', 'policlinic', 1.0, null),
      ('associateChief', 'imageText', 1.0, null), ('associateChief', 'phone', 2.0, null),
      ('associateChief', 'video', 2.5, null), ('associateChief', 'policlinic', 1.0, null),
      ('attending', 'imageText', 1.0, null), ('attending', 'convenient', 0, 500), ('attending', 'quanke', 0, 900),
      ('resident', 'free', 0, 0), ('resident', 'quanke', 0, 900)
    ) as offer (title, kind, times, fixed) on offer.title = doctor.title
    where hospital.level in ('3A', '3B')`);
  await db.execute(sql`
    insert into consult_services (doctor_id, kind, price_cents)
    select found.id, offer.kind, offer.price_cents from (
      select doctor.id, row_number() over (
        partition by filed.standard_department_id order by doctor.praise_per_mille desc, doctor.id
      ) as place
      from doctors doctor
      join hospitals hospital on hospital.id = doctor.hospital_id
      join hospital_departments filed on filed.id = doctor.hosp_dept_id
      where doctor.title = 'attending' and hospital.level in ('3A', '3B')
        and filed.standard_department_id is not null
    ) found
    cross join (values ('fast', 1900), ('fastPhone', 3900)) as offer (kind, price_cents)
    where found.place <= ${onDutyEach}`);
  await db.execute(sql`
    insert into consult_services (doctor_id, kind, price_cents)
    select doctor.id, 'policlinic', least(greatest(round(doctor.fee_cents / 200.0)::int * 100, 1000), 2000)
    from doctors doctor
    join hospitals hospital on hospital.id = doctor.hospital_id
    where hospital.level = ${communityClinicLevel} and doctor.title <> 'resident'`);
}

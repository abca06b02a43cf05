import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';

/** In the sandbox the chief physicians of the largest hospitals take requests. */
export async function seedExperts(db: Queryable): Promise<void> {
  await db.execute(sql`
    insert into accurate_reserve_experts (doctor_id, audit_within_hours, pay_within_minutes)
    select doctor.id, 24, 120 from doctors doctor
    join hospitals hospital on hospital.id = doctor.hospital_id
    where doctor.title = 'chief' and hospital.level = '3A'`);
}

import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';

/** In the sandbox chiefs and associate chiefs of larger hospitals answer, each at a share that is the same for their rank. */
export async function seedExperts(db: Queryable): Promise<void> {
  await db.execute(sql`
    insert into panel_experts (doctor_id, share_cents)
    select doctor.id, case doctor.title when 'chief' then 2900 else 1900 end
    from doctors doctor
    join hospitals hospital on hospital.id = doctor.hospital_id
    where hospital.level in ('3A', '3B') and doctor.title in ('chief', 'associateChief')`);
}

import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../platform/database';
import { localised } from '../../../platform/translate';
import { specialDiseases } from '../tables';
import { diseaseRows } from './rows';

/**
 * In the sandbox up to four chiefs of a department in the largest hospitals are the experts of a disease, on two days a
 * week, for twenty people a day, at twice the price of their clinic; the best of them leads.
 */
export async function seed(db: Queryable): Promise<void> {
  await db.insert(specialDiseases).values(
    diseaseRows.map(({ id, name, summary, hint }, position) => ({
      diseaseId: id,
      name: localised(...name),
      summary: localised(...summary),
      materialsHint: localised(...hint),
      position,
    })),
  );
  for (const { id, deptId } of diseaseRows)
    await db.execute(sql`
      insert into special_disease_experts (disease_id, doctor_id, is_lead, fee_cents, weekdays, places_a_day)
      select ${id}::text, best.id, best.place = 1, greatest(best.fee_cents * 2, 9900), array[best.place % 5 + 1, (best.place + 2) % 5 + 1], 20
      from (
        select doctor.id, doctor.fee_cents,
          (row_number() over (order by doctor.praise_per_mille desc, doctor.id))::int as place
        from doctors doctor
        join hospitals hospital on hospital.id = doctor.hospital_id and hospital.level = '3A'
        join hospital_departments filed on filed.id = doctor.hosp_dept_id
        where doctor.title = 'chief' and filed.standard_department_id = ${deptId}
      ) best
      where best.place <= 4`);
}

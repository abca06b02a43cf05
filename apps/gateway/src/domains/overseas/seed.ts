import { overseasDepartments } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/database';

/** How many doctors of a department are on duty in the sandbox. */
const doctorsEach = 3;

/** In the sandbox the first chiefs of each department advise people abroad. */
export async function seedDuties(db: Queryable): Promise<void> {
  await db.execute(sql`
    insert into overseas_duties (doctor_id, department)
    select found.id, found.department from (
      select doctor.id, filed.standard_department_id as department, row_number() over (
        partition by filed.standard_department_id order by doctor.praise_per_mille desc, doctor.id
      ) as place
      from doctors doctor
      join hospital_departments filed on filed.id = doctor.hosp_dept_id
      where doctor.title = 'chief'
        and filed.standard_department_id = any(${sql.param([...overseasDepartments])}::text[])
    ) found
    where found.place <= ${doctorsEach}`);
}

import { sql } from 'drizzle-orm';
import { bulkInsert } from '../../../platform/bulk-insert';
import type { Transaction } from '../../../platform/database';
import { localised } from '../../../platform/translate';
import { lectures } from '../tables';
import { recordedLectures } from './lecture-texts';

/** Lets the best chief physicians of each department have recorded lectures; the same directory always has the same. */
export async function seed(db: Transaction): Promise<void> {
  const { rows } = await db.execute<{ dept_id: string; doctor_ids: string[] }>(sql`
    select dept_id, array_agg(doctor_id order by place) as doctor_ids from (
      select department.standard_department_id as dept_id, doctor.id as doctor_id,
        row_number() over (
          partition by department.standard_department_id order by doctor.visit_count desc, doctor.id
        ) as place
      from doctors doctor join hospital_departments department on department.id = doctor.hosp_dept_id
      where doctor.title = 'chief'
    ) as best
    where place <= 3 group by dept_id`);
  const speakersOf = new Map(rows.map((row) => [row.dept_id, [...row.doctor_ids]]));
  await bulkInsert(
    db,
    lectures,
    recordedLectures.flatMap(({ id, title, summary, minutes, ...lecture }) => {
      const doctorId = speakersOf.get(lecture.deptId)?.shift();
      if (doctorId === undefined) return [];
      return [
        {
          ...lecture,
          lectureId: id,
          doctorId,
          title: localised(...title),
          summary: localised(...summary),
          durationSeconds: minutes * 60,
        },
      ];
    }),
  );
}

import { textIn } from '@xinglin/rules';
import { eq } from 'drizzle-orm';
import { doctors, hospitalDepartments, hospitals } from '../../kernel/places/tables';
import { titleText } from '../../kernel/places/texts';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';

/** A doctor as pages about one show them, in the reader's language; refuses with `forbidden` an unknown id. */
export async function nameDoctor(
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
  doctorId: string,
) {
  const [found = refuse('forbidden')] = await db
    .select({
      doctorName: doctors.name,
      title: doctors.title,
      doctorGender: doctors.gender,
      hospitalId: hospitals.id,
      hospitalName: hospitals.name,
      hospDeptName: hospitalDepartments.name,
      department: hospitalDepartments.standardDepartmentId,
    })
    .from(doctors)
    .innerJoin(hospitals, eq(hospitals.id, doctors.hospitalId))
    .innerJoin(hospitalDepartments, eq(hospitalDepartments.id, doctors.hospDeptId))
    .where(eq(doctors.id, doctorId));
  return {
    hospitalId: found.hospitalId,
    /** The department of the standard list; null where the hospital's own matches none. */
    department: found.department,
    named: {
      doctorName: textIn(found.doctorName, locale),
      doctorTitle: titleText(found.title, locale),
      doctorGender: found.doctorGender,
      hospitalName: textIn(found.hospitalName, locale),
      hospDeptName: textIn(found.hospDeptName, locale),
    },
  };
}

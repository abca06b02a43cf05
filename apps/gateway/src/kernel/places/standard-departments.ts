import { textIn } from '@xinglin/rules';
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import type { Localised } from '../../platform/localised';
import { standardDepartments } from './tables';

/** Standard departments as lists of departments show them, in the order of `ids`; unknown ones are left out. */
export async function standardDepartmentsOf(
  ids: readonly string[],
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
): Promise<{ deptId: string; deptName: string; deptIcon: string }[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(standardDepartments)
    .where(inArray(standardDepartments.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    return [{ deptId: id, deptName: textIn(row.name, locale), deptIcon: row.icon }];
  });
}

/** A standard department with what hospitals file it under. */
export interface GroupedDepartment {
  readonly deptId: string;
  readonly deptName: string;
  readonly deptIcon: string;
  readonly groupName: string | null;
  readonly doctorCount: number;
}

/** The standard departments that have doctors, group by group. */
export function groupedDepartments(context: Pick<CallContext, 'db' | 'locale'>) {
  return departmentsWhere(sql`standard.doctor_count > 0`, context);
}

/** One standard department; undefined for an unknown one. */
export async function groupedDepartment(id: string, context: Pick<CallContext, 'db' | 'locale'>) {
  const [found] = await departmentsWhere(sql`standard.id = ${id}`, context);
  return found;
}

/**
 * The group is that of one hospital, always the same one. In the order of the key its department is found after a few
 * rows; to count how all hospitals file it would read every department of every hospital.
 */
async function departmentsWhere(
  condition: SQL,
  { db, locale }: Pick<CallContext, 'db' | 'locale'>,
): Promise<GroupedDepartment[]> {
  const { rows } = await db.execute<{
    id: string;
    name: Localised;
    icon: string;
    doctor_count: number;
    group_name: Localised | null;
  }>(sql`
    select standard.id, standard.name, standard.icon, standard.doctor_count, filed.name as group_name
    from standard_departments as standard
    left join lateral (
      select upper_layer.name from hospital_departments as department
      join hospital_departments as upper_layer on upper_layer.id = department.parent_id
      where department.standard_department_id = standard.id
      order by department.id limit 1
    ) as filed on true
    where ${condition}
    order by min(standard.position) over (partition by filed.name), standard.position`);
  return rows.map((row) => ({
    deptId: row.id,
    deptName: textIn(row.name, locale),
    deptIcon: row.icon,
    groupName: row.group_name && textIn(row.group_name, locale),
    doctorCount: row.doctor_count,
  }));
}

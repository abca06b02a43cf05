import { eq, inArray, or, sql } from 'drizzle-orm';
import { areas, doctors, hospitalDepartments, hospitals } from '../../kernel/places/tables';
import { doctorSearch, hospitalSearch } from './tables';
import type { Transaction } from '../../platform/database';
import type { HospitalRow, PlannedDepartment } from './seed/hospital-rows';
import { doctorSearchRow, hospitalSearchRow } from './seed/search-rows';
import { standardDepartmentList } from './seed/standard-departments';

/** What was written anew; whatever shows a part of it is written anew, too. */
export interface ChangedPlaces {
  readonly hospitalIds: readonly string[];
  readonly departmentIds: readonly string[];
  readonly doctorIds: readonly string[];
}

const standards = new Map(standardDepartmentList.map((standard) => [standard.id, standard]));

/** Makes changed hospitals and doctors found, and counts them where lists show numbers. */
export async function indexPlaces(db: Transaction, changed: ChangedPlaces): Promise<void> {
  const { hospitalIds, departmentIds, doctorIds } = changed;
  const rows = await db
    .select()
    .from(doctors)
    .where(
      or(
        inArray(doctors.id, [...doctorIds]),
        inArray(doctors.hospDeptId, [...departmentIds]),
        inArray(doctors.hospitalId, [...hospitalIds]),
      ),
    );
  const within = await db
    .select({ hospitalId: hospitalDepartments.hospitalId })
    .from(hospitalDepartments)
    .where(inArray(hospitalDepartments.id, [...departmentIds]));
  const ids = [
    ...new Set([...hospitalIds, ...[...rows, ...within].map(({ hospitalId }) => hospitalId)]),
  ];
  if (ids.length === 0) return;
  await count(db, ids);
  const departments = await departmentsBelow(db, ids);
  const found = await db
    .select({ row: hospitals, city: areas })
    .from(hospitals)
    .innerJoin(areas, eq(areas.id, hospitals.cityId))
    .where(inArray(hospitals.id, ids));
  for (const { row, city } of found) {
    const cityName = `${city.name['zh-Hans']} ${city.name.en} ${city.pinyin}`;
    const own = departments.get(row.id) ?? [];
    const plan = { row, departmentRows: [], departments: own, doctors: row.doctorCount };
    const { id, ...search } = hospitalSearchRow(plan, cityName);
    await db
      .insert(hospitalSearch)
      .values({ id, ...search })
      .onConflictDoUpdate({ target: hospitalSearch.id, set: search });
  }
  const homes = new Map<string, HospitalRow>(found.map(({ row }) => [row.id, row]));
  for (const doctor of rows) {
    const hospital = homes.get(doctor.hospitalId);
    const department = departments
      .get(doctor.hospitalId)
      ?.find(({ id }) => id === doctor.hospDeptId);
    if (hospital === undefined || department === undefined) continue;
    const { id, ...search } = doctorSearchRow(doctor, department, hospital);
    await db
      .insert(doctorSearch)
      .values({ id, ...search })
      .onConflictDoUpdate({ target: doctorSearch.id, set: search });
  }
}

/** The departments of the second layer, by hospital. */
async function departmentsBelow(
  db: Transaction,
  hospitalIds: readonly string[],
): Promise<ReadonlyMap<string, readonly PlannedDepartment[]>> {
  const rows = await db
    .select()
    .from(hospitalDepartments)
    .where(inArray(hospitalDepartments.hospitalId, [...hospitalIds]));
  const departments = new Map<string, PlannedDepartment[]>(hospitalIds.map((id) => [id, []]));
  for (const { id, hospitalId, parentId: groupId, standardDepartmentId } of rows) {
    const standard = standards.get(standardDepartmentId ?? '');
    if (groupId !== null && standard !== undefined)
      departments.get(hospitalId)?.push({ id, groupId, standard });
  }
  return departments;
}

/** The numbers that lists show, from the rows themselves. */
async function count(db: Transaction, hospitalIds: readonly string[]): Promise<void> {
  await db.execute(sql`
    UPDATE hospital_departments department SET doctor_count = (
      SELECT count(*) FROM doctors WHERE hosp_dept_id = department.id
    ) WHERE hospital_id IN ${hospitalIds} AND parent_id IS NOT NULL`);
  await db.execute(sql`
    UPDATE hospital_departments department SET doctor_count = (
      SELECT coalesce(sum(doctor_count), 0) FROM hospital_departments WHERE parent_id = department.id
    ) WHERE hospital_id IN ${hospitalIds} AND parent_id IS NULL`);
  await db.execute(sql`
    UPDATE hospitals hospital SET
      doctor_count = (SELECT count(*) FROM doctors WHERE hospital_id = hospital.id),
      department_count = (
        SELECT count(*) FROM hospital_departments WHERE hospital_id = hospital.id AND parent_id IS NOT NULL
      )
    WHERE id IN ${hospitalIds}`);
  await db.execute(sql`
    UPDATE standard_departments standard SET doctor_count = counted.number
    FROM (
      SELECT standard_department_id AS id, sum(doctor_count)::int AS number
      FROM hospital_departments WHERE standard_department_id IN (
        SELECT standard_department_id FROM hospital_departments WHERE hospital_id IN ${hospitalIds}
      ) GROUP BY 1
    ) counted WHERE counted.id = standard.id`);
  await db.execute(sql`
    UPDATE areas area SET hospital_count = (
      SELECT count(*) FROM hospitals WHERE area.id IN (province_id, city_id, district_id)
    ) WHERE area.id IN (
      SELECT unnest(ARRAY[province_id, city_id, district_id]) FROM hospitals WHERE id IN ${hospitalIds}
    )`);
}

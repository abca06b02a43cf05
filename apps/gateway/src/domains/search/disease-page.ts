import type { RequestOf, ResponseOf, search } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import { entriesCalled } from '../../kernel/triage/called-so';
import { findEntry, otherNamesOf } from '../../kernel/triage/knowledge-base';
import { standardDepartmentsOf } from '../../kernel/places/standard-departments';
import type { CallContext } from '../../platform/context';
import type { Localised } from '../../platform/localised';
import { refuse } from '../../platform/refusal';
import { textOf } from './locales';

type Calls = typeof search;

/** Doctors and hospitals of a standard department, in an area when asked; refuses an unknown one. */
export async function departmentTotals(
  { deptId, areaId }: RequestOf<Calls['getTotalLegalDepartment']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getTotalLegalDepartment']>> {
  const [[department], counted] = await Promise.all([
    standardDepartmentsOf([deptId], context),
    context.db.execute<{ doctors: number; hospitals: number }>(sql`
      select coalesce(sum(department.doctor_count), 0)::int as doctors,
        count(distinct department.hospital_id)::int as hospitals
      from hospital_departments department join hospitals hospital on hospital.id = department.hospital_id
      where department.standard_department_id = ${deptId} and department.doctor_count > 0
        ${areaId === undefined ? sql`` : sql`and ${areaId} in (hospital.city_id, hospital.province_id)`}`),
  ]);
  const [counts] = counted.rows;
  if (department === undefined || counts === undefined) refuse('forbidden');
  return { ...department, doctorCount: counts.doctors, hospitalCount: counts.hospitals };
}

async function nameOfArea(areaId: string, { db, locale }: CallContext): Promise<string> {
  const { rows } = await db.execute<{ name: Localised }>(
    sql`select name from areas where id = ${areaId}`,
  );
  const [area] = rows;
  return area === undefined ? refuse('forbidden') : textIn(area.name, locale);
}

/** What the page of a disease in an area says of itself; refuses a disease and an area that there are not. */
export async function diseasePageTexts(
  { disease, areaId }: RequestOf<Calls['getSeoTdk']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getSeoTdk']>> {
  const { locale } = context;
  const found =
    findEntry(disease, locale) ??
    findEntry(entriesCalled(disease, 1)[0] ?? '', locale) ??
    refuse('forbidden');
  // The schema of the files holds that there is one.
  const deptId = found.entry.departments[0] ?? '';
  const [{ deptName, doctorCount, hospitalCount }, area] = await Promise.all([
    departmentTotals({ deptId, areaId }, context),
    areaId === undefined ? textOf(locale, 'wholeCountry') : nameOfArea(areaId, context),
  ]);
  const { name } = found;
  return {
    entryId: found.entry.id,
    name,
    deptId,
    deptName,
    title: textOf(locale, 'diseaseTitle', { area, name }),
    description: textOf(locale, 'diseaseDescription', {
      area,
      name,
      department: deptName,
      doctors: doctorCount,
      hospitals: hospitalCount,
    }),
    keywords: [name, ...otherNamesOf(found.entry, locale), deptName, area],
  };
}

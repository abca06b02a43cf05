import type { RequestOf, ResponseOf, search, searchKinds } from '@xinglin/contract';
import { departmentsFor } from '../../kernel/triage/departments-for';
import { findEntry } from '../../kernel/triage/knowledge-base';
import { entriesCalled } from '../../kernel/triage/called-so';
import { findDoctors } from '../../kernel/places/doctor-finders';
import { findHospitals } from '../../kernel/places/hospital-finders';
import { standardDepartmentsOf } from '../../kernel/places/standard-departments';
import type { CallContext, Locale } from '../../platform/context';
import { searchForm } from '../../platform/search-form';

type Calls = typeof search;
type Entry = ResponseOf<Calls['mergeSearch']>['diseases'][number];
type Kind = (typeof searchKinds)[number];

/** Entries that are called so, then those that the words touch. */
function entriesFor(q: string, touched: readonly string[], most: number, locale: Locale): Entry[] {
  const ids = new Set([...entriesCalled(q, most), ...touched]);
  return [...ids].slice(0, most).flatMap((id) => {
    const found = findEntry(id, locale);
    return found === null ? [] : [{ entryId: id, kind: found.entry.kind, name: found.name }];
  });
}

/** Whether a name begins with the words or is inside them: 浙江省立同仁医院 is both for 同仁医院 心内科. */
const isNamed = (name: string, q: string): boolean => {
  const [called, typed] = [name, q].map((text) => searchForm(text).replaceAll(/\s/g, ''));
  return (
    called !== undefined &&
    typed !== undefined &&
    (called.includes(typed) || typed.includes(called))
  );
};

/** The best of each kind: a hospital that is called so first, else departments, diseases, doctors, hospitals. */
export async function mergedSearch(
  { q, areaId, pageSize }: RequestOf<Calls['mergeSearch']>,
  context: CallContext,
): Promise<ResponseOf<Calls['mergeSearch']>> {
  const led = departmentsFor(q);
  const wanted = { q, areaId, pageNo: 1, pageSize };
  const [hospitals, doctors, departments] = await Promise.all([
    findHospitals(wanted, context),
    findDoctors(wanted, context),
    standardDepartmentsOf(
      led.departments.slice(0, pageSize).map(({ departmentId }) => departmentId),
      context,
    ),
  ]);
  const diseases = entriesFor(q, led.diseases, pageSize, context.locale);
  const [best] = hospitals.items;
  const order: readonly Kind[] =
    best !== undefined && isNamed(best.name, q)
      ? ['hospital', 'department', 'disease', 'doctor']
      : ['department', 'disease', 'doctor', 'hospital'];
  const found: Readonly<Record<Kind, number>> = {
    hospital: hospitals.items.length,
    department: departments.length,
    disease: diseases.length,
    doctor: doctors.items.length,
  };
  return {
    kinds: order.filter((kind) => found[kind] > 0),
    hospitals,
    departments,
    diseases,
    doctors,
  };
}

/** Doctors of the department that the words lead to first. */
export async function recommendedDoctors(
  { q, areaId, sort, pageNo, pageSize }: RequestOf<Calls['mergeSearchRecommend']>,
  context: CallContext,
): Promise<ResponseOf<Calls['mergeSearchRecommend']>> {
  const deptId = departmentsFor(q).departments[0]?.departmentId;
  if (deptId === undefined) return { items: [], total: 0, pageNo, pageSize, department: null };
  const [doctors, [department = null]] = await Promise.all([
    findDoctors({ deptId, areaId, sort, pageNo, pageSize }, context),
    standardDepartmentsOf([deptId], context),
  ]);
  return { ...doctors, department };
}

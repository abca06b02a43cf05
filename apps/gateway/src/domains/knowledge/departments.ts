import type { knowledge, RequestOf, ResponseOf } from '@xinglin/contract';
import { listEntries } from '../../kernel/triage/knowledge-base';
import { groupedDepartment, groupedDepartments } from '../../kernel/places/standard-departments';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { wholeList } from '../../platform/whole-list';

type Calls = typeof knowledge;

/** The standard departments that have doctors, group by group. */
export async function listStandardDepartments(
  _input: RequestOf<Calls['listStandardDepartments']>,
  context: CallContext,
): Promise<ResponseOf<Calls['listStandardDepartments']>> {
  return wholeList(await groupedDepartments(context));
}

/** A standard department with its entries by name, those first that are filed by it; refuses an unknown one. */
export async function standardDepartmentDetail(
  { deptId }: RequestOf<Calls['getStandardDepartment']>,
  context: CallContext,
): Promise<ResponseOf<Calls['getStandardDepartment']>> {
  const department = (await groupedDepartment(deptId, context)) ?? refuse('forbidden');
  const placeOf = (departments: readonly string[]) => (departments[0] === deptId ? 0 : 1);
  return {
    ...department,
    entries: listEntries(context.locale)
      .filter(({ entry }) => entry.departments.includes(deptId))
      .toSorted((one, other) => placeOf(one.entry.departments) - placeOf(other.entry.departments))
      .map(({ entry, name }) => ({ entryId: entry.id, kind: entry.kind, name })),
  };
}

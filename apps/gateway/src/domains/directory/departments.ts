import type { directory, RequestOf, ResponseOf } from '@xinglin/contract';
import { textIn } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import type { CallContext } from '../../platform/context';
import type { Localised } from '../../platform/localised';
import { refuse } from '../../platform/refusal';
import { syllables } from '../../platform/translate';
import { wholeList } from '../../platform/whole-list';
import { type Availability, availabilityOf, freeDatesOf, placesOnDay } from './availability';
import { shortDepartmentName } from './department-short-names';
import { matches, searchRow } from './search-text';

type DepartmentGroups = ResponseOf<(typeof directory)['queryHospitalDepartments']>;
type Department = DepartmentGroups['items'][number]['children'][number];

interface DepartmentRow extends Record<string, unknown> {
  readonly id: string;
  readonly parent_id: string | null;
  readonly standard_id: string | null;
  readonly name: Localised;
  readonly doctor_count: number;
  readonly availability: Availability;
  readonly free_dates: string[];
  readonly places_left: number;
  readonly has_wait_list: boolean;
}

/** Whether what was typed is in the department's name in any language, or in its pinyin. */
function isNamed(row: DepartmentRow, typed: string): boolean {
  const parts = syllables(row.name['zh-Hans']);
  const initials = parts.map((part) => part.charAt(0)).join('');
  return matches(
    searchRow([row.name['zh-Hans'], row.name.en, parts.join(''), initials], []),
    typed,
    [],
  );
}

/** Departments of a hospital in two layers; with `q` those with such a name, or of a group with such a name. */
export async function departmentsOf(
  { hospitalId, q }: RequestOf<(typeof directory)['queryHospitalDepartments']>,
  context: CallContext,
): Promise<DepartmentGroups> {
  const isMember = sql`member.hosp_dept_id = department.id`;
  // Without "offset" the planner would compute the days once for each use of them.
  const found = await context.db.execute<DepartmentRow>(sql`
    select department.id, department.parent_id, department.standard_department_id as standard_id, department.name,
      department.doctor_count, hospital.wait_list_size > 0 as has_wait_list, free.dates as free_dates,
      case when department.parent_id is null then 'none'
        else ${availabilityOf(context.now, isMember)} end as availability,
      ${placesOnDay(context.now, isMember, sql`free.dates[1]::date`)} as places_left
    from hospital_departments department join hospitals hospital on hospital.id = department.hospital_id
    cross join lateral (
      select case when department.parent_id is null then '{}' else ${freeDatesOf(context.now, isMember)} end as dates offset 0
    ) free
    where department.hospital_id = ${hospitalId} order by department.position`);
  if (found.rows.length === 0) refuse('forbidden');
  const typed = q ?? '';
  const groups = found.rows.filter((row) => row.parent_id === null);
  const items = groups.flatMap((group) => {
    const everyone = typed === '' || isNamed(group, typed);
    const children = found.rows.filter(
      (row) => row.parent_id === group.id && (everyone || isNamed(row, typed)),
    );
    if (children.length === 0) return [];
    return [
      {
        hospDeptId: group.id,
        name: textIn(group.name, context.locale),
        children: children.map((row) => departmentOf(row, context)),
      },
    ];
  });
  return wholeList(items);
}

function departmentOf(row: DepartmentRow, { locale }: CallContext): Department {
  const name = textIn(row.name, locale);
  return {
    hospDeptId: row.id,
    deptId: row.standard_id,
    name,
    shortName: shortDepartmentName(row.standard_id ?? '', name, locale),
    doctorCount: row.doctor_count,
    availability: row.availability,
    placesLeft: row.places_left,
    canWait: row.availability === 'full' && row.has_wait_list,
    freeDates: row.free_dates,
  };
}

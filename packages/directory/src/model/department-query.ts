import type { DepartmentGroup, DoctorTitle, MergeSearchDoctorsRequest } from '@xinglin/gateway-sdk';
import { scheduleDates, pageNoOf } from '@xinglin/rules';
import { doctorTitles } from './doctor-titles';

/** What is looked at in a department, as it stands in the address. */
export interface DepartmentQuery {
  /** ISO date at the hospital; empty for all days. */
  readonly date: string;
  readonly title: DoctorTitle | '';
  readonly pageNo: number;
}

/** Reads the address of a department. A day outside the booking window of `today` counts as all days. */
export function readDepartment(query: URLSearchParams, today: string): DepartmentQuery {
  const date = query.get('date') ?? '';
  return {
    date: scheduleDates(today).includes(date) ? date : '',
    title: doctorTitles.find((title) => title === query.get('title')) ?? '',
    pageNo: pageNoOf(query),
  };
}

/** The address' query of it; defaults are left out. */
export function writeDepartment({ date, title, pageNo }: DepartmentQuery): Record<string, string> {
  return {
    ...(date && { date }),
    ...(title && { title }),
    ...(pageNo > 1 && { pageNo: String(pageNo) }),
  };
}

/** One page of the department's doctors. */
export function departmentRequest(
  place: { readonly hospitalId: string; readonly deptId: string },
  { date, title }: DepartmentQuery,
  pageNo: number,
): MergeSearchDoctorsRequest {
  return {
    hospitalId: place.hospitalId,
    hospDeptId: place.deptId,
    ...(date && { date }),
    ...(title && { title }),
    pageNo,
  };
}

/** The name of a department of either layer. */
export function departmentName(
  groups: readonly DepartmentGroup[],
  deptId: string,
): string | undefined {
  return groups
    .flatMap((group) => [group, ...group.children])
    .find((one) => one.hospDeptId === deptId)?.name;
}

/**
 * The days with a free place of a department of either layer, the first one first; null where the gateway does not tell
 * (or no such department is known).
 */
export function freeDatesOf(
  groups: readonly DepartmentGroup[],
  deptId: string,
): readonly string[] | null {
  const departments = groups.flatMap(({ hospDeptId, children }) =>
    children.filter((child) => hospDeptId === deptId || child.hospDeptId === deptId),
  );
  const told = departments.flatMap(({ freeDates }) => (freeDates === null ? [] : [freeDates]));
  return told.length === 0 ? null : [...new Set(told.flat())].toSorted();
}

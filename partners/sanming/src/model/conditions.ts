/** Long-term conditions by the standard department that follows them up. */
export const conditions = [
  { key: 'heart', deptId: 'cardiology' },
  { key: 'diabetes', deptId: 'endocrinology' },
  { key: 'lung', deptId: 'respiratory' },
  { key: 'stroke', deptId: 'neurology' },
  { key: 'kidney', deptId: 'nephrology' },
  { key: 'joints', deptId: 'rheumatology' },
] as const;

export type Condition = (typeof conditions)[number];

/** The condition an address names; the first one where it names none we know. */
export function conditionOf(query: URLSearchParams): Condition {
  return conditions.find(({ key }) => key === query.get('condition')) ?? conditions[0];
}

/** Doctors who follow it up, of the chosen city or of all. */
export function doctorsOf({ deptId }: Condition, areaId: string | undefined) {
  return { deptId, pageSize: 5, ...(areaId === undefined ? {} : { areaId }) };
}

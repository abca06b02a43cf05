import type { RequestOf, ResponseOf, search } from '@xinglin/contract';
import { departmentsCalled, entriesCalled } from '../../kernel/triage/called-so';
import { departmentsFor } from '../../kernel/triage/departments-for';
import { findEntry } from '../../kernel/triage/knowledge-base';
import { standardDepartmentsOf } from '../../kernel/places/standard-departments';
import { nameFinders } from '../../kernel/places/name-finders';
import type { CallContext } from '../../platform/context';
import { wholeList } from '../../platform/whole-list';

type Answer = ResponseOf<(typeof search)['listSearchSuggestions']>;
type Suggestion = Answer['items'][number];

/** Most of a kind, and of all. */
const mostOfKind = 3;
const most = 10;

/** What the words that were typed so far may mean. */
export async function listSuggestions(
  { q, areaId }: RequestOf<(typeof search)['listSearchSuggestions']>,
  context: CallContext,
): Promise<Answer> {
  if (q === '') return wholeList([]);
  const { locale } = context;
  const called = entriesCalled(q, mostOfKind).flatMap((id) => findEntry(id, locale) ?? []);
  // The schema of the files holds that there is a first one.
  const firstOf = ({ entry }: (typeof called)[number]) => entry.departments[0] ?? '';
  const led = new Set([
    ...departmentsCalled(q, mostOfKind),
    ...departmentsFor(q).departments.map(({ departmentId }) => departmentId),
  ]);
  const [departments, ofEntries, ...named] = await Promise.all([
    standardDepartmentsOf([...led].slice(0, mostOfKind), context),
    standardDepartmentsOf([...new Set(called.map(firstOf))], context),
    ...context.all(nameFinders).map(async ({ kind, find }) => {
      const found = await find({ q, areaId, most: mostOfKind }, context);
      return found.map(({ id, name, note }): Suggestion => ({ kind, thingId: id, name, note }));
    }),
  ]);
  const nameOf = new Map(ofEntries.map(({ deptId, deptName }) => [deptId, deptName]));
  const kinds: Readonly<Record<Suggestion['kind'], readonly Suggestion[]>> = {
    hospital: named.flat().filter(({ kind }) => kind === 'hospital'),
    department: departments.map(({ deptId, deptName }) => ({
      kind: 'department',
      thingId: deptId,
      name: deptName,
      note: null,
    })),
    disease: called.map((found) => ({
      kind: 'disease',
      thingId: found.entry.id,
      name: found.name,
      note: nameOf.get(firstOf(found)) ?? null,
    })),
    doctor: named.flat().filter(({ kind }) => kind === 'doctor'),
  };
  return wholeList(
    [...kinds.hospital, ...kinds.disease, ...kinds.department, ...kinds.doctor].slice(0, most),
  );
}

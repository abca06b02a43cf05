import type { RequestOf, ResponseOf, search } from '@xinglin/contract';
import { thingFinders } from '../../kernel/finding/thing-finders';
import { departmentsCalled, entriesCalled } from '../../kernel/triage/called-so';
import { departmentsFor } from '../../kernel/triage/departments-for';
import { findEntry } from '../../kernel/triage/knowledge-base';
import { standardDepartmentsOf } from '../../kernel/places/standard-departments';
import { nameFinders } from '../../kernel/places/name-finders';
import type { CallContext } from '../../platform/context';
import { holdsTyped } from '../../platform/search-form';
import { wholeList } from '../../platform/whole-list';
import { functionsBegun } from './functions';

type Answer = ResponseOf<(typeof search)['listSearchSuggestions']>;
type Suggestion = Answer['items'][number];

/** Most of a kind, and of all. */
const mostOfKind = 3;
const mostThings = 2;
const most = 6;

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
  const [departments, ofEntries, things, ...named] = await Promise.all([
    standardDepartmentsOf([...led].slice(0, mostOfKind), context),
    standardDepartmentsOf([...new Set(called.map(firstOf))], context),
    thingsCalled(q, context),
    ...context.all(nameFinders).map(async ({ kind, find }) => {
      const found = await find({ q, areaId, most: mostOfKind }, context);
      return found.map(({ id, name, note }) => suggested(kind, id, name, note));
    }),
  ]);
  const nameOf = new Map(ofEntries.map(({ deptId, deptName }) => [deptId, deptName]));
  const ofKind = (kind: Suggestion['kind']) => named.flat().filter((one) => one.kind === kind);
  const diseases = called.map((found) =>
    suggested('disease', found.entry.id, found.name, nameOf.get(firstOf(found)) ?? null),
  );
  return wholeList(
    byTurns([
      functionsBegun(q, locale).map(({ functionId, name }) =>
        suggested('function', functionId, name, null),
      ),
      ofKind('hospital'),
      diseases,
      departments.map(({ deptId, deptName }) => suggested('department', deptId, deptName, null)),
      ofKind('doctor'),
      things,
    ]),
  );
}

const suggested = (
  kind: Suggestion['kind'],
  thingId: string,
  name: string,
  note: string | null,
): Suggestion => ({ kind, thingId, withinId: null, name, note });

/** Things whose own name has what was typed; a single sign is in too many. */
async function thingsCalled(q: string, context: CallContext): Promise<Suggestion[]> {
  if (q.length < 2) return [];
  const finders = context.all(thingFinders).filter(({ isNamed }) => isNamed);
  const found = await Promise.all(
    finders.map(async ({ kind, find }) => {
      const { items } = await find({ q, most: mostThings }, context);
      return items
        .filter(({ title }) => holdsTyped(title, q))
        .map(({ thingId, withinId, title }) => ({
          ...suggested(kind, thingId, title, null),
          withinId,
        }));
    }),
  );
  return found.flat().slice(0, mostThings);
}

/** As many as there is room for, of each list one at least; the lists stay in their order. */
function byTurns(lists: readonly (readonly Suggestion[])[]): Suggestion[] {
  let room = most;
  const taken = lists.map(() => 0);
  for (let turn = 0; turn < mostOfKind; turn += 1)
    lists.forEach((list, place) => {
      if (room === 0 || list.length <= turn) return;
      taken[place] = turn + 1;
      room -= 1;
    });
  return lists.flatMap((list, place) => list.slice(0, taken[place]));
}

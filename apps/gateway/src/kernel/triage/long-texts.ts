import { triageIndex, type TriageIndex } from './triage-index';
import {
  departmentsFor,
  mostDepartments,
  readCare,
  type TriageAnswer,
  type CareReading,
  type Whom,
} from './departments-for';
import { ReadingBudget } from './near-letters';
import { inWordsOfTables } from './words-abroad';

/** Characters that the tables read at a time, and how far two parts overlap so that no word is cut apart. */
const partLength = 180;
const overlap = 40;

/** A text of any length and of each language of the portals, in the words of the tables, in parts that they read whole. */
function partsOf(text: string): string[] {
  const characters = [...inWordsOfTables(text)];
  const parts: string[] = [];
  for (
    let start = 0;
    start === 0 || start < characters.length - overlap;
    start += partLength - overlap
  )
    parts.push(characters.slice(start, start + partLength).join(''));
  return parts;
}

/**
 * Where a long text leads, and what in it cannot wait wherever it stands: the answers of its parts together, the best
 * department and the most urgent sign first. All parts share one budget for words that were mistyped.
 */
export function departmentsForLong(
  text: string,
  whom: Whom = {},
  index: TriageIndex = triageIndex(),
  budget: ReadingBudget = new ReadingBudget(),
): Pick<TriageAnswer, 'departments' | 'redFlags'> {
  const answers = partsOf(text).map((part) => departmentsFor(part, whom, index, budget));
  const [first] = answers;
  if (answers.length === 1 && first !== undefined) return first;
  const redFlags = new Map(
    answers.flatMap(({ redFlags: flags }) => flags.map((flag) => [flag.id, flag] as const)),
  );
  const departments = new Map<string, TriageAnswer['departments'][number]>();
  for (const one of answers.flatMap((answer) => answer.departments)) {
    const known = departments.get(one.departmentId);
    departments.set(one.departmentId, {
      ...one,
      score: one.score + (known?.score ?? 0),
      words: [...new Set([...(known?.words ?? []), ...one.words])],
      reason: known?.reason ?? one.reason,
    });
  }
  return {
    departments: [...departments.values()]
      .toSorted((one, other) => other.score - one.score)
      .slice(0, mostDepartments),
    redFlags: [...redFlags.values()].toSorted(
      (one, other) => Number(other.urgency === 'call120') - Number(one.urgency === 'call120'),
    ),
  };
}

/** What each part of a long text says, in order. All parts share one budget for words that were mistyped. */
export function readParts(text: string, whom: Whom = {}): readonly CareReading[] {
  const [index, budget] = [triageIndex(), new ReadingBudget()];
  return partsOf(text).map((part) => readCare(part, whom, index, budget));
}

import { triageIndex, type TriageIndex } from './triage-index';
import {
  answerOf,
  mostDepartments,
  readFound,
  type TriageAnswer,
  type CareReading,
  type Whom,
} from './departments-for';
import { findWords } from './find-words';
import type { FoundWord } from './found-word';
import { ReadingBudget } from './near-letters';
import { unitsOf, type Unit } from './units';

/** Units of a text that are read together, and how many two parts share so that no word is split. */
const partLength = 180;
const overlap = 40;

interface Part {
  readonly units: readonly Unit[];
  readonly words: readonly FoundWord[];
}

/** A text of any length in parts. What it denies is known from the whole: a list may be longer than a part. */
function partsOf(text: string, index: TriageIndex): Part[] {
  const units = unitsOf(text, Infinity);
  const words = findWords(units, index);
  const parts: Part[] = [];
  let first = 0;
  for (
    let start = 0;
    start === 0 || start < units.length - overlap;
    start += partLength - overlap
  ) {
    const end = start + partLength;
    while ((words[first]?.start ?? Infinity) < start) first += 1;
    let last = first;
    while ((words[last]?.end ?? Infinity) <= end) last += 1;
    parts.push({
      units: units.slice(start, end),
      words: words
        .slice(first, last)
        .map((word) => ({ ...word, start: word.start - start, end: word.end - start })),
    });
  }
  return parts;
}

/** What each part of a long text says, in order. All parts share one budget for words that were mistyped. */
export function readParts(
  text: string,
  whom: Whom = {},
  index: TriageIndex = triageIndex(),
  budget: ReadingBudget = new ReadingBudget(),
): readonly CareReading[] {
  return partsOf(text, index).map(({ units, words }) =>
    readFound(units, words, whom, index, budget),
  );
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
  const answers = readParts(text, whom, index, budget);
  const [first] = answers;
  if (answers.length === 1 && first !== undefined) return answerOf(first);
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

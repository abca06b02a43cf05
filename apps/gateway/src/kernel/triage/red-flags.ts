import { triageIndex, type TriageIndex } from './triage-index';
import type { Evidence } from './evidence';
import type { FoundWord } from './found-word';
import type { RedFlag } from './word-files';

/** The ids of what a text says that may be urgent together: complaints, feelings, people, and urgent signs themselves. */
export type Signs = ReadonlySet<string>;

/** The signs in a text, by its words, what they speak for, and whom it is about. */
export const signsOf = (
  words: readonly FoundWord[],
  evidence: readonly Evidence[],
  people: ReadonlySet<string>,
): Signs =>
  new Set([
    ...people,
    ...evidence.flatMap(({ complaint }) => (complaint === null ? [] : [complaint.id])),
    ...words.flatMap(({ meanings }) =>
      meanings.flatMap(({ kind, id }) => (kind === 'redFlag' || kind === 'feeling' ? [id] : [])),
    ),
  ]);

/** What cannot wait where all these signs come together, the most urgent first. */
export function redFlagsOf(signs: Signs, index: TriageIndex = triageIndex()): RedFlag[] {
  const raised = [...index.redFlags.values()].filter(
    ({ id, when }) => signs.has(id) || when.some((needed) => needed.every((one) => signs.has(one))),
  );
  return raised.toSorted(
    (one, other) => Number(other.urgency === 'call120') - Number(one.urgency === 'call120'),
  );
}

import type { RequestOf, ResponseOf, search } from '@xinglin/contract';
import { entriesCalled } from '../../kernel/triage/called-so';
import { departmentsFor } from '../../kernel/triage/departments-for';
import { findEntry, listEntries, textOfPair } from '../../kernel/triage/knowledge-base';
import { readKnowledge } from '../../kernel/triage/knowledge-files';
import { joined, unitsOf } from '../../kernel/triage/units';
import type { CallContext } from '../../platform/context';

type Call = (typeof search)['searchTopics'];

/** A letter or a character alone is in the names of many. */
const mostCalled = 20;

const folded = (text: string): string => joined(unitsOf(text));

let written: readonly { readonly id: string; readonly sentences: readonly string[] }[] | null =
  null;

/** What every entry says, sentence by sentence and in both languages, comparable; made once. */
function everySentence() {
  written ??= readKnowledge().map(({ id, what, goAtOnce, whichDepartment, bring, ask }) => ({
    id,
    sentences: [what, goAtOnce, whichDepartment, bring, ask].flat(2).map(folded),
  }));
  return written;
}

/** Finds a folded word; one of letters only where a word begins, as letters inside a word mean nothing. */
const finder = (word: string): RegExp => new RegExp(`(?<![a-z0-9])${word}`, 'u');

/** Entries with a sentence that has every word. */
function entriesThatSay(q: string): string[] {
  const words = q.split(/\s+/u).map(folded).filter(Boolean).map(finder);
  if (words.length === 0) return [];
  const hasAll = (sentence: string): boolean => words.every((word) => word.test(sentence));
  return everySentence().flatMap(({ id, sentences }) => (sentences.some(hasAll) ? [id] : []));
}

/**
 * What there is to read with the words in it: entries that are called so, those that say so in the order of their
 * names, and those that the words lead to.
 */
export async function findTopics(
  { q, pageNo, pageSize }: RequestOf<Call>,
  { locale }: CallContext,
): Promise<ResponseOf<Call>> {
  const saying = new Set(entriesThatSay(q));
  const inOrder = listEntries(locale).flatMap(({ entry }) =>
    saying.has(entry.id) ? [entry.id] : [],
  );
  const ids = [
    ...new Set([...entriesCalled(q, mostCalled), ...inOrder, ...departmentsFor(q).diseases]),
  ];
  const items = ids.slice((pageNo - 1) * pageSize, pageNo * pageSize).flatMap((id) => {
    const found = findEntry(id, locale);
    if (found === null) return [];
    const [summary] = found.entry.what;
    return [
      {
        contentId: id,
        title: found.name,
        summary: summary === undefined ? '' : textOfPair(summary, locale),
      },
    ];
  });
  return { items, total: ids.length, pageNo, pageSize };
}

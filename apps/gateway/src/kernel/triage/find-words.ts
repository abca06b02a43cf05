import { deniedIn, phraseAt } from './denial-scope';
import { denialWords } from './denial-words';
import type { FoundWord } from './found-word';
import type { TriageIndex } from './triage-index';
import { joined, type Unit } from './units';

/** The longest word of the index that begins at a unit; null where none does. */
function longestAt(units: readonly Unit[], start: number, index: TriageIndex): FoundWord | null {
  const first = units[start];
  if (first === undefined) return null;
  let end = start;
  while (
    end < units.length &&
    end - start < index.longestWord &&
    units[end]?.clause === first.clause
  )
    end += 1;
  for (; end > start; end -= 1) {
    const typed = joined(units.slice(start, end));
    const meanings = index.words.get(typed);
    if (meanings !== undefined)
      return { meanings, typed, meant: null, start, end, clause: first.clause, denied: false };
  }
  return null;
}

/**
 * Where a phrase of denials ends that is meant instead of a word at the same place: 没有 in 没有呼吸困难, although 没有呼吸
 * is a word; null where the word is meant.
 */
function endOfPhrase(
  units: readonly Unit[],
  { start, end }: FoundWord,
  index: TriageIndex,
): number | null {
  const phrase = phraseAt(units, start, units.length, denialWords());
  if (phrase === null) return null;
  if (phrase.end > end) return phrase.end;
  const opens = phrase.roles.some(({ does }) => does === 'open');
  const denied = opens && phrase.end < end ? longestAt(units, phrase.end, index) : null;
  return denied !== null && denied.end > end ? phrase.end : null;
}

/** The same words with what the text says is not so marked as denied. */
export function withDenials(units: readonly Unit[], words: readonly FoundWord[]): FoundWord[] {
  const denied = deniedIn(units, words, denialWords());
  return words.map((word) => ({ ...word, denied: denied.has(word) }));
}

/** The known words of a text from left to right, the longest at each place. */
export function findWords(units: readonly Unit[], index: TriageIndex): FoundWord[] {
  const found: FoundWord[] = [];
  for (let place = 0; place < units.length;) {
    const word = longestAt(units, place, index);
    const phraseEnd = word === null ? null : endOfPhrase(units, word, index);
    if (word !== null && phraseEnd === null) found.push(word);
    place = phraseEnd ?? word?.end ?? place + 1;
  }
  return withDenials(units, found);
}

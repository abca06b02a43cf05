import { AhoCorasick } from '@monyone/aho-corasick';
import { contactsIn } from './contacts';
import { fold, type Folded } from './fold';
import type { Found, ModerationAct } from './found';
import { allowedPhrases, wordGroups } from './word-list';

/** What becomes of a text. */
export interface Verdict {
  /** The strictest of what was found. */
  readonly act: ModerationAct | 'pass';
  readonly found: readonly Found[];
  /** The text as others may read it. */
  readonly shown: string;
}

interface Match {
  readonly begin: number;
  readonly end: number;
  readonly keyword: string;
}

const ruleOf = new Map(
  wordGroups.flatMap(({ reason, act, words }) =>
    words.map((word) => [fold(word).letters, { reason, act }] as const),
  ),
);
const words = new AhoCorasick([...ruleOf.keys()]);
const allowed = new AhoCorasick(allowedPhrases.map((phrase) => fold(phrase).letters));

const latin = /^[a-z0-9]+$/;
const endsSentence = /[。！？!?；;\n]/u;

/** Where a match stands in the text itself. */
const spanOf = ({ starts, ends }: Folded, { begin, end }: Match) => ({
  start: starts[begin] ?? 0,
  end: ends[end - 1] ?? 0,
});

/**
 * Whether letters are words of their own: not the inside of a longer word, and written in one piece or letter by
 * letter. "This hit" holds no offence, "s h i t" does.
 */
function isWholeWord({ letters, starts, ends }: Folded, { begin, end }: Match, text: string) {
  const touches = (one: number) => ends[one] === starts[one + 1];
  const isInside = (one: number) => touches(one) && /[a-z0-9]/.test(letters[one] ?? '');
  if (begin > 0 && isInside(begin - 1)) return false;
  if (end < letters.length && touches(end - 1) && latin.test(letters[end] ?? '')) return false;
  let parted = 0;
  for (let place = begin; place < end - 1; place += 1) {
    if (/\s/u.test(text.slice(ends[place], starts[place + 1]))) parted += 1;
  }
  return parted === 0 || parted === end - begin - 1;
}

/** Spaces belong to some phrases: these are compared with the text as it is written. */
const phrasesWithSpaces = new Set(
  wordGroups.flatMap(({ words: all }) =>
    all.filter((word) => word.includes(' ')).map((word) => fold(word).letters),
  ),
);

/** By place: how far the allowed phrases reach that begin there or earlier. */
function reachOf(excuses: readonly Match[], length: number): number[] {
  const reach = Array.from({ length }, () => 0);
  for (const { begin, end } of excuses) reach[begin] = Math.max(reach[begin] ?? 0, end);
  for (let place = 1; place < length; place += 1)
    reach[place] = Math.max(reach[place] ?? 0, reach[place - 1] ?? 0);
  return reach;
}

function wordsIn(text: string, folded: Folded): Found[] {
  const excused = reachOf(allowed.matchInText(folded.letters), folded.letters.length);
  const matches: readonly Match[] = words.matchInText(folded.letters);
  return matches.flatMap((match): Found[] => {
    const rule = ruleOf.get(match.keyword);
    if (rule === undefined) return [];
    if ((excused[match.begin] ?? 0) >= match.end) return [];
    const isPlain = latin.test(match.keyword) && !phrasesWithSpaces.has(match.keyword);
    if (isPlain && !isWholeWord(folded, match, text)) return [];
    const { start, end } = spanOf(folded, match);
    const phrase = text.slice(start, end);
    // The end of one sentence and the beginning of the next may well be chance.
    const act = endsSentence.test(phrase) ? 'review' : rule.act;
    return [{ start, end, phrase, reason: rule.reason, act }];
  });
}

const strictness = ['pass', 'mask', 'review', 'block'] as const;

/** Hides everything that was found, character by character. `found` is in the order of the text. */
function hide(text: string, found: readonly Found[]): string {
  let place = 0;
  let shown = '';
  let [next, hiddenUntil] = [0, 0];
  for (const character of text) {
    for (let one = found[next]; one !== undefined && one.start <= place; one = found[next]) {
      hiddenUntil = Math.max(hiddenUntil, one.end);
      next += 1;
    }
    const isFound = place < hiddenUntil;
    shown += isFound && /\S/u.test(character) ? '*' : character;
    place += character.length;
  }
  return shown;
}

/** What becomes of a text that a person wrote for others to read (docs/decisions/0059). */
export function moderate(text: string): Verdict {
  const folded = fold(text);
  const found = [...wordsIn(text, folded), ...contactsIn(text, folded)].toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  );
  const act = found.reduce<Verdict['act']>(
    (worst, one) => (strictness.indexOf(one.act) > strictness.indexOf(worst) ? one.act : worst),
    'pass',
  );
  return { act, found, shown: hide(text, found) };
}

/** A text that a person has allowed: what only had to be looked at is read by others, what is hidden stays so. */
export function shownAfterReview(text: string): string {
  return hide(
    text,
    moderate(text).found.filter(({ act }) => act === 'mask'),
  );
}

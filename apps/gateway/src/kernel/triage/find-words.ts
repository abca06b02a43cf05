import type { TriageIndex, Meaning } from './triage-index';
import { joined, type Unit } from './units';

/** A known word at its place in a text. */
export interface FoundWord {
  readonly meanings: readonly Meaning[];
  /** As it was typed, folded. */
  readonly typed: string;
  /** The word that it was taken for, when it was not typed so. */
  readonly meant: string | null;
  /** First unit, and the first one behind. */
  readonly start: number;
  readonly end: number;
  readonly clause: number;
  /** The text says that it is not so: 没有发烧. */
  readonly denied: boolean;
}

const negations = ['没有', '没', '无', '不', '不是', '否认', 'no', 'not', 'without', 'never'];
/** A question is not a denial: 有没有发烧. */
const asked = '有没有';

function isDenied(units: readonly Unit[], start: number): boolean {
  const { clause } = units[start] ?? { clause: -1 };
  const before = (count: number) => {
    const span = units.slice(Math.max(0, start - count), start);
    return span.length === count && span.every((unit) => unit.clause === clause)
      ? joined(span)
      : '';
  };
  return before(3) !== asked && (negations.includes(before(1)) || negations.includes(before(2)));
}

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
      return {
        meanings,
        typed,
        meant: null,
        start,
        end,
        clause: first.clause,
        denied: isDenied(units, start),
      };
  }
  return null;
}

/** The known words of a text from left to right, the longest at each place. */
export function findWords(units: readonly Unit[], index: TriageIndex): FoundWord[] {
  const found: FoundWord[] = [];
  for (let place = 0; place < units.length;) {
    const word = longestAt(units, place, index);
    if (word !== null) found.push(word);
    place = word?.end ?? place + 1;
  }
  return found;
}

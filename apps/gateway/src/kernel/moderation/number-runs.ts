import { withDigits, withLookAlikes } from './digit-forms';
import type { Folded } from './fold';

/** A place among folded letters; `end` is exclusive. */
interface Span {
  readonly begin: number;
  readonly end: number;
}

type Form = 'digit' | 'latin' | 'other';

const formOf = (letter: string | undefined): Form =>
  letter === undefined || /[0-9]/.test(letter) ? 'digit' : /[a-z]/.test(letter) ? 'latin' : 'other';

/** Whether two neighbours are one number to the eye: nothing is between them, and both are written in one form. */
const touches = ({ letters, starts, ends }: Folded, one: number): boolean =>
  (ends[one] ?? -1) >= (starts[one + 1] ?? Infinity) &&
  formOf(letters[one]) === formOf(letters[one + 1]);

/** The pieces of a run of digits of so many digits that are no part of a longer number. */
function piecesOf(folded: Folded, { begin, end }: Span, length: number): Span[] {
  const pieces: Span[] = [];
  for (let start = begin; start + length <= end; start += 1) {
    const stop = start + length;
    const isWhole =
      (start === begin || !touches(folded, start - 1)) &&
      (stop === end || !touches(folded, stop - 1));
    if (isWhole) pieces.push({ begin: start, end: stop });
  }
  return pieces;
}

interface NumberKind {
  /** How many digits it has. */
  readonly length: number;
  /** What it is written with, once its digits are 0 to 9. */
  readonly pattern: RegExp;
}

/** A mobile number of the mainland, and the number of an ID card. */
const kinds: readonly NumberKind[] = [
  { length: 11, pattern: /^1[3-9]\d{9}$/ },
  { length: 18, pattern: /^[1-9]\d{16}[\dx]$/ },
];

/** Numbers by which a person can be found, whatever their digits are written with and whatever is between them. */
export function personalNumbersIn(folded: Folded): Span[] {
  const view = withLookAlikes(withDigits(folded.letters));
  return [...view.matchAll(/\d+x?/g)].flatMap(({ index, 0: run }) =>
    kinds.flatMap(({ length, pattern }) =>
      piecesOf(folded, { begin: index, end: index + run.length }, length).filter(({ begin, end }) =>
        pattern.test(view.slice(begin, end)),
      ),
    ),
  );
}

/** Most characters between two digits of one number: a space, a hyphen. */
const mostBetween = 2;

/**
 * Runs of so many digits and more that are written as one number, whatever they are written with: at most a space or a
 * hyphen is between two of them.
 */
export function longNumbersIn(text: string, folded: Folded, fewest: number): Span[] {
  const { starts, ends } = folded;
  const found: Span[] = [];
  for (const { index, 0: run } of withDigits(folded.letters).matchAll(/\d+/g)) {
    let begin = index;
    for (let end = index + 1; end <= index + run.length; end += 1) {
      const between = text.slice(ends[end - 1], starts[end]);
      const goesOn =
        end < index + run.length &&
        between.length <= mostBetween &&
        /^[\s\u200B-\u200D\u2060-]*$/u.test(between);
      if (goesOn) continue;
      if (end - begin >= fewest) found.push({ begin, end });
      begin = end;
    }
  }
  return found;
}

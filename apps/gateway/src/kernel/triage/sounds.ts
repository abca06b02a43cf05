import { syllables } from '../../platform/translate';

/** Spoken alike in much of the country and mistyped for each other: zh and z, sh and s, ch and c, in and ing, and every spelling of ü. */
const alike = (latin: string): string =>
  latin
    .replaceAll(/([zcs])h/g, '$1')
    .replaceAll('ng', 'n')
    .replaceAll(/([ln])(?:yu(?![aen])|v)/g, '$1u');

const remembered = new Map<string, string>();

/** A character's usual syllable, whatever stands beside it: the same for what is typed and for what is looked up. */
function syllableOf(character: string): string {
  const known = remembered.get(character);
  if (known !== undefined) return known;
  const syllable = syllables(character).join('');
  remembered.set(character, syllable);
  return syllable;
}

const charactersOf = (chinese: string) => chinese.match(/\p{Script=Han}/gu) ?? [];

/** How a Chinese text sounds, each character by itself. */
export const soundOf = (chinese: string): string =>
  alike(charactersOf(chinese).map(syllableOf).join(''));

/** Whether two Chinese texts sound the same, tones aside. */
export const soundsTheSame = (one: string, other: string): boolean =>
  charactersOf(one).map(syllableOf).join(' ') === charactersOf(other).map(syllableOf).join(' ');

/** A Chinese word as it may be typed in Latin letters. */
export interface Latin {
  /** As it is read, and as its characters are read alone. */
  readonly sounds: readonly string[];
  /** The first letters of its syllables: 高血压 → gxy. */
  readonly initials: string;
}

/** How a Chinese word may be typed in Latin letters. */
export function latinOf(chinese: string): Latin {
  const read = syllables(chinese);
  return {
    sounds: [...new Set([alike(read.join('')), soundOf(chinese)])],
    initials: read.map((syllable) => syllable.charAt(0)).join(''),
  };
}

/** Letters as they were typed, as a sound. */
export const typedSound = (latin: string): string => alike(latin);

/**
 * Whether two texts differ by at most `most` letters that were added, left out, changed, or swapped with the next one.
 */
export function isNearly(typed: string, meant: string, most: number): boolean {
  if (Math.abs(typed.length - meant.length) > most) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: meant.length + 1 }, (_, place) => place);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= meant.length; column += 1) {
      const same = typed[row - 1] === meant[column - 1];
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === meant[column - 2] &&
        typed[row - 2] === meant[column - 1];
      if (swapped) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return false;
    beforeLast = last;
    last = current;
  }
  return (last[meant.length] ?? most + 1) <= most;
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { triageIndex } from './triage-index';
import { NearLetters, ReadingBudget } from './near-letters';
import { isNearly } from './sounds';

const { nearLetters } = triageIndex();
const plenty = () => new ReadingBudget(Infinity);

/** The same by comparing with every word. */
function byComparingAll(words: readonly string[], letters: string, slips: number): string | null {
  const near = words.filter(
    (word) => word.charAt(0) === letters.charAt(0) && isNearly(letters, word, slips),
  );
  return near.toSorted((one, other) => one.length - other.length)[0] ?? null;
}

describe('the nearest word', () => {
  it.each([
    ['haedache', 1, 'headache'],
    ['pnuemonia', 1, 'pneumonia'],
    ['gastroentritis', 1, 'gastroenteritis'],
    ['gastroentrtis', 1, null],
    ['gastroentrtis', 2, 'gastroenteritis'],
    // Its first letter is typed wrongly.
    ['jeadache', 1, null],
    ['xyzzyx', 2, null],
  ])('of “%s” within %i is %s', (typed, slips, nearest) => {
    expect(nearLetters.nearest(typed, slips, plenty())).toBe(nearest);
  });

  it('is the one that a comparison with every word finds, for any slips anywhere', () => {
    const slip = fc.record({
      at: fc.nat(40),
      letter: fc.constantFrom(...'aeghnstz'),
      kind: fc.constantFrom('add', 'leave out', 'change', 'swap'),
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...nearLetters.words.filter(({ length }) => length > 3)),
        fc.array(slip, { maxLength: 3 }),
        fc.constantFrom(1, 2),
        (word, made, slips) => {
          const letters = [...word];
          for (const { at, letter, kind } of made) {
            const place = at % Math.max(1, letters.length);
            if (kind === 'add') letters.splice(place, 0, letter);
            else if (kind === 'leave out') letters.splice(place, 1);
            else if (kind === 'change') letters[place] = letter;
            else letters.splice(place, 2, ...letters.slice(place, place + 2).toReversed());
          }
          const typed = letters.join('');
          expect(nearLetters.nearest(typed, slips, plenty())).toBe(
            byComparingAll(nearLetters.words, typed, slips),
          );
        },
      ),
      { numRuns: 300 },
    );
  });

  it('of words as near is the one that was added first', () => {
    const words = new NearLetters();
    for (const word of ['bandage', 'bandaje', 'bandag']) words.add(word);
    expect(words.nearest('bandabe', 1, plenty())).toBe('bandage');
    expect(words.nearest('bandage', 1, plenty())).toBe('bandag');
  });

  it('costs few steps among all words', () => {
    for (const word of nearLetters.words) {
      const budget = plenty();
      nearLetters.nearest(`${word}x`, 2, budget);
      expect(budget.spent, word).toBeLessThan(200);
    }
  });
});

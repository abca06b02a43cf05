import { isNearly } from './sounds';

/** Letters of a word's beginning that are indexed, and most of them that are left out. */
const prefixLength = 7;
const mostLeftOut = 2;

/** Limits what reading one question may cost, whatever the question is and however long. */
export class ReadingBudget {
  #spent = 0;

  /** @param most steps: a lookup by sound, a lookup of a rest of letters, a comparison of two words. */
  constructor(readonly most = 6000) {}

  /** Steps taken so far: at most `most` and what the last lookup took. */
  get spent(): number {
    return this.#spent;
  }

  get isUsedUp(): boolean {
    return this.#spent >= this.most;
  }

  spend(steps: number): void {
    this.#spent += steps;
  }
}

/** A beginning of letters with up to `most` of them left out, the whole one included. */
function rests(letters: string, most: number): Set<string> {
  const all = new Set([letters.slice(0, prefixLength)]);
  let last = [...all];
  for (let left = 0; left < most; left += 1) {
    last = last.flatMap((rest) =>
      Array.from(rest, (_, place) => rest.slice(0, place) + rest.slice(place + 1)),
    );
    for (const rest of last) all.add(rest);
  }
  return all;
}

/**
 * Words of letters, found by what was typed nearly so (a symmetric delete index): two texts with one or two slips
 * between them have a common rest when that many letters are left out of the beginning of each. So only few words are
 * compared, however many there are.
 */
export class NearLetters {
  readonly #words: string[] = [];
  readonly #byRest = new Map<string, number[]>();

  /** Adds a word; of words that are as near, the one that was added first is found. */
  add(word: string): void {
    const place = this.#words.push(word) - 1;
    for (const rest of rests(word, mostLeftOut)) {
      const places = this.#byRest.get(rest);
      if (places === undefined) this.#byRest.set(rest, [place]);
      else places.push(place);
    }
  }

  /** All words, in the order in which they were added. */
  get words(): readonly string[] {
    return this.#words;
  }

  /**
   * The word with the same first letter that differs by at most `slips` letters, one or two: the shortest, of these the
   * first that was added. What it costs is taken from the budget.
   */
  nearest(letters: string, slips: number, budget: ReadingBudget): string | null {
    const places = new Set<number>();
    const typedRests = rests(letters, slips);
    for (const rest of typedRests)
      for (const place of this.#byRest.get(rest) ?? []) places.add(place);
    budget.spend(typedRests.size + places.size);
    const candidates = [...places]
      .flatMap((place) => {
        const word = this.#words[place] ?? '';
        const mayBe =
          word.charAt(0) === letters.charAt(0) && Math.abs(word.length - letters.length) <= slips;
        return mayBe ? [{ word, place }] : [];
      })
      .toSorted((one, other) => one.word.length - other.word.length || one.place - other.place);
    for (const { word } of candidates) {
      if (isNearly(letters, word, slips)) return word;
    }
    return null;
  }
}

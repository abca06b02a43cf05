/** A source of numbers that gives the same ones for the same seed on every machine (mulberry32). */
export interface Random {
  /** A fraction from 0 up to, not including, 1. */
  fraction(): number;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  /** One of the choices. */
  pick<Choice>(choices: readonly Choice[]): Choice;
  /** One of the choices, as often as its weight says. */
  weighted<Choice>(choices: readonly (readonly [Choice, number])[]): Choice;
  /** True in `percent` of a hundred cases. */
  chance(percent: number): boolean;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function fraction(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
  const between = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1));
  function pick<Choice>(choices: readonly Choice[]): Choice {
    const choice = choices[between(0, choices.length - 1)];
    if (choice === undefined) throw new Error('Nothing to pick from');
    return choice;
  }
  function weighted<Choice>(choices: readonly (readonly [Choice, number])[]): Choice {
    let rest = fraction() * choices.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [choice, weight] of choices) {
      rest -= weight;
      if (rest < 0) return choice;
    }
    return pick(choices)[0];
  }
  return { fraction, between, pick, weighted, chance: (percent) => fraction() * 100 < percent };
}

/** A bar of a falling price, in units of the drawing's height. */
export interface FallBar {
  readonly top: number;
  readonly height: number;
  /** It stands on the ground, below which a part of it may be cut off. */
  readonly isCut: boolean;
}

/** Height of the drawing. */
export const fallHeight = 48;
/** Of a bar that is cut off: what is left of it above the ground. */
const leastOfCut = 8;
/** From this part of the price on, its changes are seen without a cut. */
const largeChange = 1 / 3;
/** A step of few cents is still seen. */
const leastOfStep = 1.5;

/**
 * The bars of a price that changes step by step, all to one scale: each step begins where the one before ended. Where the
 * steps are small beside the price, the lower part of first and last bar is cut off so that they are seen.
 */
export function fallBars(listCents: number, steps: readonly number[]): readonly FallBar[] {
  const levels = [listCents];
  for (const cents of steps) levels.push((levels.at(-1) ?? 0) + cents);
  const highest = Math.max(...levels);
  const lowest = Math.min(...levels);
  const isCut = highest - lowest < highest * largeChange;
  const scale = isCut
    ? (fallHeight - leastOfCut) / Math.max(1, highest - lowest)
    : fallHeight / Math.max(1, highest);
  const ground = isCut ? leastOfCut : lowest * scale;
  const yOf = (cents: number): number => fallHeight - ground - (cents - lowest) * scale;
  const standing = (cents: number): FallBar => {
    const top = highest === lowest ? fallHeight / 2 : yOf(cents);
    return { top, height: fallHeight - top, isCut };
  };
  return [
    standing(listCents),
    ...steps.map((cents, place): FallBar => {
      const before = yOf(levels[place] ?? 0);
      const after = yOf(levels[place + 1] ?? 0);
      const height = Math.max(leastOfStep, Math.abs(after - before));
      return { top: cents > 0 ? before - height : before, height, isCut: false };
    }),
    standing(levels.at(-1) ?? 0),
  ];
}

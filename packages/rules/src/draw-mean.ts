import { drawParts } from './fair-draw';

/** A prize with what it is worth. */
export interface WorthPrize {
  /** How many of {@link drawParts}. */
  readonly odds: number;
  /** What it is worth in coins; 0 for nothing. */
  readonly worth: number;
  /** How many are left; null for as many as are drawn. */
  readonly left: number | null;
}

/** What one draw gives on average, in coins, now: who draws a prize that is gone gets the last one. */
export function meanOfDraw(prizes: readonly WorthPrize[]): number {
  const last = prizes.at(-1)?.worth ?? 0;
  const sum = prizes.reduce(
    (all, { odds, worth, left }) => all + odds * (left === 0 ? last : worth),
    0,
  );
  return sum / drawParts;
}

/** Over how many days earlier waits are counted for a chance. */
export const chanceDays = 30;

/** Fewer earlier waits at a position prove nothing. */
const fewestWaits = 20;

/**
 * Of ten people at a position of a wait-list, how many were offered a slot: a whole number from 0 to 10; null without
 * enough earlier waits to count.
 */
export function chanceOfTen({
  waits,
  offered,
}: {
  readonly waits: number;
  readonly offered: number;
}): number | null {
  if (waits < fewestWaits) return null;
  return Math.round((10 * Math.min(offered, waits)) / waits);
}

/** Where an arrow key leads. */
export type Direction = 'up' | 'down' | 'left' | 'right';

/** Where something stands on the screen. */
export type Place = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>;

/** What lies aside counts for more than what lies further on: an arrow keeps its row or column where it can. */
const aside = 3;

/**
 * The place that an arrow key leads to: the nearest one that begins beyond the middle of where the focus is.
 * @returns its place in the list; -1 where nothing lies in that direction.
 */
export function nextInDirection(
  from: Place,
  places: readonly Place[],
  direction: Direction,
): number {
  let nearest = { at: -1, distance: Infinity };
  for (const [at, place] of places.entries()) {
    const distance = distanceTo(from, place, direction);
    if (distance < nearest.distance) nearest = { at, distance };
  }
  return nearest.at;
}

/** How far a place is in a direction; infinitely far where it does not lie there. */
function distanceTo(from: Place, to: Place, direction: Direction): number {
  const right = middle(to.left, to.right) - middle(from.left, from.right);
  const down = middle(to.top, to.bottom) - middle(from.top, from.bottom);
  const [ahead, gap] = {
    up: [-down, gapBetween(from.left, from.right, to.left, to.right)] as const,
    down: [down, gapBetween(from.left, from.right, to.left, to.right)] as const,
    left: [-right, gapBetween(from.top, from.bottom, to.top, to.bottom)] as const,
    right: [right, gapBetween(from.top, from.bottom, to.top, to.bottom)] as const,
  }[direction];
  const beyond = {
    up: to.bottom <= from.top,
    down: to.top >= from.bottom,
    left: to.right <= from.left,
    right: to.left >= from.right,
  };
  return beyond[direction] ? ahead + gap * aside : Infinity;
}

const middle = (start: number, end: number): number => (start + end) / 2;

/** What two stretches are apart; nothing where they overlap. */
const gapBetween = (start: number, end: number, otherStart: number, otherEnd: number): number =>
  Math.max(0, otherStart - end, start - otherEnd);

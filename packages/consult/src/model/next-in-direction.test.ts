import { expect, it } from 'vitest';
import { nextInDirection, type Direction } from './next-in-direction';

const at = (left: number, top: number, width = 100, height = 50) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Two rows of three, and a wide one below. */
const places = [
  at(0, 0),
  at(120, 0),
  at(240, 0),
  at(0, 70),
  at(120, 70),
  at(240, 70),
  at(0, 140, 340),
];

it.each<[number, Direction, number]>([
  [0, 'right', 1],
  [1, 'left', 0],
  [1, 'down', 4],
  [5, 'up', 2],
  [4, 'down', 6],
  [6, 'up', 3],
  [0, 'up', -1],
  [2, 'right', -1],
])('from place %i, %s leads to %i', (from, direction, to) => {
  expect(nextInDirection(places[from] ?? at(0, 0), places, direction)).toBe(to);
});

it('keeps its row rather than what is nearer but aside', () => {
  expect(nextInDirection(at(0, 0), [at(110, 200), at(400, 0)], 'right')).toBe(1);
});

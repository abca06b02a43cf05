import { describe, expect, it } from 'vitest';
import { wheelPaths } from './wheel-paths';

/** The turn at which a point of the rim is, from the top to the right. */
const turnAt = (text: string): number => {
  const [x = 0, y = 0] = text.split(' ').map(Number);
  const turn = Math.atan2(x - 50, 50 - y) / (2 * Math.PI);
  return turn < -1e-9 ? turn + 1 : Math.max(0, turn);
};

const rimOf = (path: string): number[] =>
  [...path.matchAll(/(?:L|0 0 1 )(-?[\d.]+ -?[\d.]+)/g)].map(([, point]) => turnAt(point ?? ''));

describe('the parts of a wheel', () => {
  it('begin where the one before ends, as wide as their shares', () => {
    const shares = [0.002, 0.018, 0.13, 0.35, 0.5];
    let begin = 0;
    wheelPaths(shares).forEach((path, place) => {
      const [from = 0, half = 0, to = 0] = rimOf(path);
      const share = shares[place] ?? 0;
      expect(from).toBeCloseTo(begin, 3);
      expect(half).toBeCloseTo(begin + share / 2, 3);
      begin += share;
      expect(to).toBeCloseTo(begin % 1, 3);
    });
  });

  it('may be the whole turn', () => {
    expect(rimOf(wheelPaths([1])[0] ?? '')).toEqual([
      0,
      expect.closeTo(0.5, 3),
      expect.closeTo(0, 3),
    ]);
  });
});

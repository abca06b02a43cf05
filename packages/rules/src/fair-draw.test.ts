import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawPart, drawParts, drawRank, drawWeight, prizeOn, replayDraw } from './fair-draw';

const person = { accountDays: 300, accountsOnDevice: 1, givenUp: 0, waits: 0 };

describe('drawWeight', () => {
  it.each([
    ['a person', {}, 1],
    ['a household', { accountsOnDevice: 4 }, 1],
    ['a new account', { accountDays: 0 }, 0.7],
    ['eight accounts on a device', { accountsOnDevice: 8 }, 0.25],
    ['four given up', { givenUp: 4 }, 0.25],
    ['waiting for five', { waits: 4 }, 0.25],
    ['all of it', { accountDays: 0, accountsOnDevice: 40, givenUp: 9, waits: 9 }, 0.01],
  ])('%s', (_, behaviour, weight) => {
    expect(drawWeight({ ...person, ...behaviour })).toBeCloseTo(weight);
  });

  it('of all accounts on a device together is never more than a household has (property)', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), (accountsOnDevice) => {
        const weight = drawWeight({ ...person, accountsOnDevice });
        expect(weight * accountsOnDevice).toBeLessThanOrEqual(4);
      }),
    );
  });
});

describe('drawRank', () => {
  it('lies below the rank of who came later, and rises as the draw gets worse (property)', () => {
    const part = fc.double({ min: Number.EPSILON, max: 1 - Number.EPSILON, noNaN: true });
    fc.assert(
      fc.property(
        part,
        part,
        fc.double({ min: 0.01, max: 1, noNaN: true }),
        (one, other, weight) => {
          const [low, high] = [Math.min(one, other), Math.max(one, other)];
          expect(drawRank(one, weight)).toBeGreaterThanOrEqual(0);
          expect(drawRank(one, weight)).toBeLessThan(1);
          expect(drawRank(high, weight)).toBeLessThanOrEqual(drawRank(low, weight));
        },
      ),
    );
  });

  it('lets weight decide how often one comes before another: four to one', () => {
    // Every pair of a grid, so that nothing depends on chance.
    const grid = Array.from({ length: 200 }, (_, index) => (index + 0.5) / 200);
    const ahead = grid.flatMap((one) =>
      grid.filter((other) => drawRank(one, 1) < drawRank(other, 0.25)),
    );
    expect(ahead.length / grid.length ** 2).toBeCloseTo(0.8, 2);
  });
});

describe('a draw of prizes', () => {
  const prizes = [
    { odds: 10_000, stock: 1 },
    { odds: 90_000, stock: null },
    { odds: 900_000, stock: null },
  ];
  /** A hash that falls on a part, the lowest of those. */
  const onPart = (part: number): string =>
    ((BigInt(part) << 52n) / BigInt(drawParts) + (part === 0 ? 0n : 1n))
      .toString(16)
      .padStart(13, '0') + 'f'.repeat(51);

  it.each([
    ['0'.repeat(64), 0],
    ['f'.repeat(64), drawParts - 1],
    ['8'.padEnd(64, '0'), drawParts / 2],
  ])('%s falls on %i', (hash, part) => expect(drawPart(hash)).toBe(part));

  it.each([
    [0, 0],
    [9999, 0],
    [10_000, 1],
    [99_999, 1],
    [100_000, 2],
    [drawParts - 1, 2],
  ])('part %i is prize %i', (part, prize) => {
    expect(drawPart(onPart(part))).toBe(part);
    expect(prizeOn(part, prizes)).toBe(prize);
  });

  it('gives the last prize where what was drawn is gone', () => {
    const hashes = [onPart(5), onPart(20_000), onPart(6), onPart(20_000)];
    expect(replayDraw(hashes, prizes)).toEqual([0, 1, 2, 1]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawRank, drawWeight } from './fair-draw';

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

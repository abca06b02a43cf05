import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOfTen } from './wait-chance';

test.each([
  [0, 0, null],
  [19, 19, null],
  [20, 0, 0],
  [20, 1, 1],
  [20, 12, 6],
  [20, 20, 10],
  [30, 4, 1],
  [200, 129, 6],
  [200, 131, 7],
])('of %s waits %s were offered a slot: %s of ten', (waits, offered, expected) => {
  expect(chanceOfTen({ waits, offered })).toBe(expected);
});

test('is a whole number from 0 to 10 that does not fall when more were offered a slot', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 20, max: 5000 }),
      fc.nat(5000),
      fc.nat(5000),
      (waits, one, other) => {
        const [fewer, more] = [Math.min(one, other, waits), Math.min(Math.max(one, other), waits)];
        const [low, high] = [
          chanceOfTen({ waits, offered: fewer }),
          chanceOfTen({ waits, offered: more }),
        ];
        expect(low).toBeOneOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
        expect(high).toBeGreaterThanOrEqual(low ?? 11);
      },
    ),
  );
});

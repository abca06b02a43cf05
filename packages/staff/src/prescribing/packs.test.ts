import { expect, test } from 'vitest';
import { packsNeeded } from './packs';

test.each([
  ['onceDaily', 1, 28, 28, 1],
  ['onceDaily', 1, 29, 28, 2],
  ['twiceDaily', 0.5, 28, 28, 1],
  ['threeTimesDaily', 2, 7, 24, 2],
  ['fourTimesDaily', 1, 7, 28, 1],
  ['everyNight', 1, 84, 7, 12],
  ['everyOtherDay', 1, 7, 4, 1],
  ['everyOtherDay', 1, 9, 4, 2],
  ['onceWeekly', 1, 28, 4, 1],
  ['onceWeekly', 0.25, 7, 30, 1],
] as const)(
  '%s, %d at a time for %d days from packs of %d are %d packs',
  (frequency, amount, days, packUnits, packs) => {
    expect(packsNeeded({ amount, frequency, days }, packUnits)).toBe(packs);
  },
);

test('what is taken as needed has no computed quantity', () => {
  expect(packsNeeded({ amount: 1, frequency: 'asNeeded', days: 7 }, 10)).toBeNull();
});

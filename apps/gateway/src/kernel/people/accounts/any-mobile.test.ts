import { expect, it } from 'vitest';
import { storedNumber } from './any-mobile';

it.each([
  ['13800005521', '13800005521'],
  ['+8613800005521', '13800005521'],
  ['+393331234567', '+393331234567'],
  // A zero belongs to the number in Italy, and does not in France.
  ['+390612345678', '+390612345678'],
  ['+330612345678', '+33612345678'],
  ['+16045550123', '+16045550123'],
  ['+62081234567890', '+6281234567890'],
  ['+852 91234567'.replace(' ', ''), '+85291234567'],
  ['+3912', null],
  ['+99912345678', null],
])('%s is kept as %s', (typed, stored) => {
  expect(storedNumber(typed)).toBe(stored);
});

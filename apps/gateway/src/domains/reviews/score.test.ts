import { expect, it } from 'vitest';
import { aspectMeans, meanOf, scoreOf } from './score';

it.each([
  [[4.9, 4.9, 4.8, 4], 4.7],
  [[5, 5, 5, 5], 5],
  [[4.8, 4.7, 4.6, 4.4], 4.6],
  [[3.1, 3, 3, 3], 3],
  [[4.9, 4.6, null, 4.5], 4.7],
  [[1, 2, null, 1], 1.3],
] as const)('the score of %j is %s', ([explanation, attitude, effect, waiting], score) => {
  expect(scoreOf({ explanation, attitude, effect, waiting })).toBe(score);
});

it('is the mean of what is shown, not of the sums behind it', () => {
  // 4.949…, 4.949…, 4.849…, 4.049… are shown as 4.9, 4.9, 4.8 and 4.0.
  const sums = { explanation: 4949, attitude: 4949, effect: 4849, waiting: 4049 };
  const means = aspectMeans({ aspected: 1000, effectScored: 1000, ...sums });
  expect(means).toEqual({ explanation: 4.9, attitude: 4.9, effect: 4.8, waiting: 4 });
  expect(means && scoreOf(means)).toBe(4.7);
});

it('leaves out what no one scored', () => {
  const none = { attitude: 0, explanation: 0, waiting: 0, effectScored: 0, effect: 0 };
  expect(aspectMeans({ ...none, aspected: 0 })).toBeNull();
  const before = {
    aspected: 2,
    attitude: 9,
    explanation: 8,
    waiting: 6,
    effectScored: 0,
    effect: 0,
  };
  expect(aspectMeans(before)).toEqual({ attitude: 4.5, explanation: 4, waiting: 3, effect: null });
  expect(meanOf(0, 0)).toBeNull();
});

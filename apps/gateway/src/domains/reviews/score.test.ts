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

const scoredBy = (count: number) => ({
  explanationScored: count,
  attitudeScored: count,
  effectScored: count,
  waitingScored: count,
});

it('is the mean of what is shown, not of the sums behind it', () => {
  // 4.949…, 4.949…, 4.849…, 4.049… are shown as 4.9, 4.9, 4.8 and 4.0.
  const sums = { explanation: 4949, attitude: 4949, effect: 4849, waiting: 4049 };
  const means = aspectMeans({ ...scoredBy(1000), ...sums });
  expect(means).toEqual({ explanation: 4.9, attitude: 4.9, effect: 4.8, waiting: 4 });
  expect(means && scoreOf(means)).toBe(4.7);
});

it('leaves out what no one scored', () => {
  const none = { ...scoredBy(0), attitude: 0, explanation: 0, waiting: 0, effect: 0 };
  expect(aspectMeans(none)).toBeNull();
  // Each mean is of the reviews that score it: two score the attitude, one the waiting.
  const some = { ...none, attitudeScored: 2, attitude: 9, waitingScored: 1, waiting: 3 };
  const means = { attitude: 4.5, explanation: null, waiting: 3, effect: null };
  expect(aspectMeans(some)).toEqual(means);
  expect(scoreOf(means)).toBe(3.8);
  expect(meanOf(0, 0)).toBeNull();
});

import { expect, test } from 'vitest';
import { firstFree, stripDays } from './strip-days';

const days = [
  { day: '2026-12-01', total: 10, remaining: 0 },
  { day: '2026-12-02', total: 10, remaining: 1 },
  { day: '2026-12-04', total: 10, remaining: 2 },
];
const words = { left: (count: number) => `余 ${count}`, full: '约满', closed: '休' };
const shown = (count: number) =>
  stripDays(days, count, 'zh-Hans', words).map(({ status, statusText }) => [status, statusText]);

test('full days and days without service cannot be chosen', () => {
  expect(shown(1)).toEqual([
    ['closed', '约满'],
    ['available', '余 1'],
    ['none', '休'],
    ['available', '余 2'],
  ]);
});

test('days with too few places for all people cannot be chosen either, and say what is left', () => {
  expect(shown(2)).toEqual([
    ['closed', '约满'],
    ['closed', '余 1'],
    ['none', '休'],
    ['available', '余 2'],
  ]);
  expect(firstFree(days, 2)?.day).toBe('2026-12-04');
  expect(firstFree(days, 3)).toBeUndefined();
});

import { expect, it } from 'vitest';
import { weekDays } from './week-days';

const words = { left: (count: number) => `余 ${count}`, full: '约满', closed: '休' };

it('shows days in a row, with closed ones between those that are offered', () => {
  const days = [
    { day: '2026-11-27', remaining: 0 },
    { day: '2026-11-28', remaining: 12 },
    { day: '2026-11-30', remaining: 1 },
  ];
  expect(
    weekDays(days, 'zh-Hans', words, 14).map(({ date, status, statusText, dayText }) => [
      date,
      status,
      statusText,
      dayText,
    ]),
  ).toEqual([
    ['2026-11-27', 'full', '约满', '27'],
    ['2026-11-28', 'available', '余 12', '28'],
    ['2026-11-29', 'none', '休', '29'],
    ['2026-11-30', 'available', '余 1', '30'],
  ]);
});

it('shows two weeks at most, and nothing of no days', () => {
  const days = [
    { day: '2026-12-25', remaining: 1 },
    { day: '2027-01-30', remaining: 1 },
  ];
  const shown = weekDays(days, 'zh-Hans', words, 14);
  expect(shown).toHaveLength(14);
  expect(shown.at(-1)).toMatchObject({ date: '2027-01-07', status: 'none' });
  expect(weekDays([], 'zh-Hans', words, 14)).toEqual([]);
});

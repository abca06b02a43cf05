import fc from 'fast-check';
import { expect, it } from 'vitest';
import { weekDays } from '../story-samples';
import { daysOnPage, firstChoice, monthsOf, pageOf, weekPages } from './week-pages';

it('shows fourteen days as two pages of seven', () => {
  expect(weekPages(weekDays).map((page) => page.map((day) => day.dayText))).toEqual([
    ['20', '21', '22', '23', '24', '25', '26'],
    ['27', '28', '29', '30', '1', '2', '3'],
  ]);
});

it('finds the page of a day', () => {
  expect(pageOf(weekDays, '2026-11-26')).toBe(0);
  expect(pageOf(weekDays, '2026-11-27')).toBe(1);
  expect(pageOf(weekDays, '2030-01-01')).toBe(0);
  expect(pageOf(weekDays, undefined)).toBe(0);
});

it('loses, doubles and moves no day', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string()), (dates) => {
      const days = dates.map((date) => ({ date }));
      const pages = weekPages(days);
      expect(pages.flat()).toEqual(days);
      expect(pages.every((page) => page.length > 0 && page.length <= daysOnPage)).toBe(true);
      for (const day of days) expect(pages[pageOf(days, day.date)]).toContain(day);
    }),
  );
});

it('names the months of a page, each once', () => {
  expect(weekPages(weekDays).map(monthsOf)).toEqual(['11月', '11月–12月']);
});

it.each([
  [['none', 'full', 'available', 'available'], 2],
  [['closed', 'stopped', 'full'], 1],
  [['none', 'closed'], undefined],
] as const)('chooses on a page of %j the day %s', (statuses, place) => {
  const page = statuses.map((status, index) => ({ status, index }));
  expect(firstChoice(page)?.index).toBe(place);
});

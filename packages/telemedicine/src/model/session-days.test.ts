import { describe, expect, it } from 'vitest';
import { sessionDays, shownDay } from './session-days';

const words = { left: (count: number) => `left ${String(count)}`, full: 'full', none: 'none' };
const byDay = new Map([
  ['2026-11-30', [{ isFree: false }]],
  ['2026-12-02', [{ isFree: true }, { isFree: false }, { isFree: true }]],
]);

describe('the days of an expert', () => {
  it('go from the first to the last one, with what is free of each', () => {
    const days = sessionDays(byDay, 'en', words);
    expect(days.map(({ date, status, statusText }) => [date, status, statusText])).toEqual([
      ['2026-11-30', 'closed', 'full'],
      ['2026-12-01', 'none', 'none'],
      ['2026-12-02', 'available', 'left 2'],
    ]);
    expect(sessionDays(new Map(), 'en', words)).toEqual([]);
  });

  it('show the named one only where something is free on it', () => {
    expect(shownDay('2026-12-02', byDay)).toBe('2026-12-02');
    for (const named of ['2026-11-30', '2026-12-01', 'x', null])
      expect(shownDay(named, byDay)).toBe('2026-12-02');
    expect(shownDay(null, new Map([['2026-11-30', [{ isFree: false }]]]))).toBeUndefined();
  });
});

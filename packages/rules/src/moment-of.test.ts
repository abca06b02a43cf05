import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar';
import { dayAt, timeAt } from './format-time';
import { momentOf } from './moment-of';

describe('momentOf', () => {
  it.each([
    ['2026-12-01', '08:30', 'Asia/Shanghai', '2026-12-01T00:30:00.000Z'],
    ['2026-12-01', '07:59', 'Asia/Shanghai', '2026-11-30T23:59:00.000Z'],
    ['2026-07-01', '08:30', 'Europe/Rome', '2026-07-01T06:30:00.000Z'],
    ['2026-01-15', '08:30', 'Europe/Rome', '2026-01-15T07:30:00.000Z'],
    ['2026-12-01', '00:00', 'Asia/Jakarta', '2026-11-30T17:00:00.000Z'],
    // An hour after the clocks went forward.
    ['2026-03-29', '03:00', 'Europe/Rome', '2026-03-29T01:00:00.000Z'],
  ])('%s %s in %s is %s', (day, time, zone, expected) => {
    expect(momentOf(day, time, zone).toISOString()).toBe(expected);
  });

  it('goes from a day and time to a moment and back', () => {
    const minutes = fc.integer({ min: 0, max: 24 * 60 - 1 });
    const days = fc.integer({ min: 0, max: 3650 }).map((count) => addDays('2026-01-01', count));
    fc.assert(
      fc.property(days, minutes, (day, minute) => {
        const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        const moment = momentOf(day, time, 'Asia/Shanghai');
        expect([dayAt(moment, 'Asia/Shanghai'), timeAt(moment, 'Asia/Shanghai')]).toEqual([
          day,
          time,
        ]);
      }),
    );
  });
});

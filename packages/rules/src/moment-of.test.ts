import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar';
import { dayAt, timeAt } from './format-time';
import { momentOf, visitMoments } from './moment-of';

const zones = [
  'Asia/Shanghai',
  'Asia/Kathmandu',
  'Asia/Tehran',
  'Europe/Rome',
  'Europe/London',
  'America/New_York',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Africa/Casablanca',
];

describe('momentOf', () => {
  it.each([
    ['2026-12-01', '08:30', 'Asia/Shanghai', '2026-12-01T00:30:00.000Z'],
    ['2026-12-01', '07:59', 'Asia/Shanghai', '2026-11-30T23:59:00.000Z'],
    ['2026-07-01', '08:30', 'Europe/Rome', '2026-07-01T06:30:00.000Z'],
    ['2026-01-15', '08:30', 'Europe/Rome', '2026-01-15T07:30:00.000Z'],
    ['2026-12-01', '00:00', 'Asia/Jakarta', '2026-11-30T17:00:00.000Z'],
    // The hour that comes twice: the first of both.
    ['2026-10-25', '02:30', 'Europe/Rome', '2026-10-25T00:30:00.000Z'],
    ['2026-11-01', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
    ['2026-10-25', '03:00', 'Europe/Rome', '2026-10-25T02:00:00.000Z'],
    // The hour that the clocks skip.
    ['2026-03-29', '02:30', 'Europe/Rome', '2026-03-29T01:30:00.000Z'],
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
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

describe('visitMoments', () => {
  it.each([
    ['23:30', '00:00', 30],
    ['23:30', '24:00', 30],
    ['22:00', '02:00', 240],
    ['08:00', '08:30', 30],
    ['08:00', '08:00', 0],
  ])('from %s to %s: %i minutes', (startTime, endTime, minutes) => {
    const visit = { date: '2026-12-01', startTime, endTime };
    const { start, end } = visitMoments(visit, 'Asia/Shanghai');
    expect((end.getTime() - start.getTime()) / 60_000).toBe(minutes);
  });

  it.each([
    ['Europe/London', '2026-10-25', '01:45', '01:15', 30],
    ['Europe/London', '2026-10-25', '00:30', '01:15', 45],
    ['Europe/London', '2026-10-25', '01:30', '02:00', 90],
    ['America/New_York', '2026-11-01', '01:50', '01:00', 10],
    ['America/New_York', '2026-11-01', '00:30', '01:00', 30],
    ['Australia/Sydney', '2026-04-05', '02:45', '02:15', 30],
    ['Australia/Sydney', '2026-04-05', '01:30', '02:30', 60],
    ['Australia/Lord_Howe', '2026-04-05', '01:50', '01:35', 15],
    ['Australia/Lord_Howe', '2026-04-05', '01:45', '02:00', 45],
    ['Australia/Lord_Howe', '2026-10-04', '01:45', '02:15', 30],
    ['Australia/Brisbane', '2026-04-05', '02:45', '02:15', 23.5 * 60],
    ['America/Phoenix', '2026-11-01', '23:30', '00:00', 30],
    ['America/Santiago', '2026-04-04', '23:45', '23:15', 30],
    ['Africa/Cairo', '2026-10-29', '23:30', '00:00', 90],
    ['Africa/Casablanca', '2026-02-15', '02:30', '03:30', 120],
    ['Asia/Kolkata', '2028-02-28', '23:30', '00:30', 60],
    ['UTC', '2026-12-31', '23:59', '00:00', 1],
  ])('in %s on %s from %s to %s: %d minutes', (zone, date, startTime, endTime, minutes) => {
    const { start, end } = visitMoments({ date, startTime, endTime }, zone);
    expect((end.getTime() - start.getTime()) / 60_000).toBe(minutes);
  });

  it('never ends before it begins, in any zone', () => {
    const clock = fc
      .integer({ min: 0, max: 24 * 12 - 1 })
      .map((count) =>
        [Math.floor(count / 12), (count % 12) * 5]
          .map((part) => String(part).padStart(2, '0'))
          .join(':'),
      );
    const days = fc.integer({ min: 0, max: 730 }).map((count) => addDays('2026-01-01', count));
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        days,
        clock,
        clock,
        (zone, date, startTime, endTime) => {
          const { start, end } = visitMoments({ date, startTime, endTime }, zone);
          expect(end.getTime()).toBeGreaterThanOrEqual(start.getTime());
        },
      ),
    );
  });
});

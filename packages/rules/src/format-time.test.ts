import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from './calendar';
import {
  dayAt,
  formatDay,
  formatInstant,
  formatMonth,
  formatTimeRange,
  formatWeekday,
  relativeDay,
  timeAt,
} from './format-time';
import { userTenure } from './user-tenure';
import { formatZone, zoneOffsetMinutes } from './zones';

describe('days and times', () => {
  test.each([
    ['zh-Hans', '12月1日', '2026年12月1日', '周二', '星期二', '2026年12月1日 08:30'],
    ['zh-Hant', '12月1日', '2026年12月1日', '週二', '星期二', '2026年12月1日 08:30'],
    ['en', 'Dec 1', 'Dec 1, 2026', 'Tue', 'Tuesday', 'Dec 1, 2026 08:30'],
  ])('in %s', (locale, day, dayOfYear, short, long, instant) => {
    expect(formatDay('2026-12-01', locale)).toBe(day);
    expect(formatDay('2026-12-01', locale, { year: true })).toBe(dayOfYear);
    expect(formatMonth('2026-12-01', locale)).toBe(day.replace(/ ?1日?$/, ''));
    expect(formatWeekday('2026-12-01', locale)).toBe(short);
    expect(formatWeekday('2026-12-01', locale, 'long')).toBe(long);
    expect(formatInstant('2026-12-01T00:30:00Z', locale)).toBe(instant);
  });

  test('the same moment is another day elsewhere', () => {
    const moment = '2026-12-01T00:30:00+08:00';
    expect([dayAt(moment), timeAt(moment)]).toEqual(['2026-12-01', '00:30']);
    expect([dayAt(moment, 'UTC'), timeAt(moment, 'UTC')]).toEqual(['2026-11-30', '16:30']);
    expect(formatInstant(moment, 'en', 'America/New_York')).toBe('Nov 30, 2026 11:30');
  });

  test('a range', () => {
    expect(formatTimeRange('08:00', '08:30')).toBe('08:00–08:30');
  });

  test.each([
    ['Asia/Shanghai', 'UTC+8'],
    ['America/St_Johns', 'UTC-3:30'],
    ['Asia/Kolkata', 'UTC+5:30'],
    ['UTC', 'UTC+0'],
  ])('zone %s: %s', (timeZone, text) => {
    expect(formatZone('2026-12-01T00:00:00Z', timeZone)).toBe(text);
  });

  test('a zone moves with its summer time', () => {
    expect(zoneOffsetMinutes('2026-07-01T00:00:00Z', 'Europe/Rome')).toBe(120);
    expect(zoneOffsetMinutes('2026-12-01T00:00:00Z', 'Europe/Rome')).toBe(60);
  });

  test('day, time and zone together give back the minute', () => {
    const moments = fc.date({
      min: new Date('1980-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    const zones = fc.constantFrom(
      'Asia/Shanghai',
      'UTC',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
    );
    fc.assert(
      fc.property(moments, zones, (moment, timeZone) => {
        const wall = Date.parse(`${dayAt(moment, timeZone)}T${timeAt(moment, timeZone)}:00Z`);
        const minute = Math.floor(moment.getTime() / 60_000);
        expect(wall / 60_000 - zoneOffsetMinutes(moment, timeZone)).toBe(minute);
      }),
    );
  });

  test('a weekday comes again after seven days and not before', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60_000 }),
        fc.integer({ min: 1, max: 6 }),
        (start, within) => {
          const day = addDays('1970-01-01', start);
          expect(formatWeekday(addDays(day, 7), 'en')).toBe(formatWeekday(day, 'en'));
          expect(formatWeekday(addDays(day, within), 'en')).not.toBe(formatWeekday(day, 'en'));
        },
      ),
    );
  });

  test('a text that is no day is refused', () => {
    expect(() => formatDay('2026-02-30', 'en')).toThrow(RangeError);
  });
});

describe('relativeDay', () => {
  test.each([
    ['2026-02-27', null],
    ['2026-02-28', 'today'],
    ['2026-03-01', 'tomorrow'],
    ['2026-03-02', 'dayAfterTomorrow'],
    ['2026-03-03', null],
  ])('%s: %s', (day, word) => {
    expect(relativeDay(day, '2026-02-28')).toBe(word);
  });
});

describe('userTenure', () => {
  const now = '2026-11-20T12:00:00+08:00';
  test.each([
    ['2026-11-20T11:00:00+08:00', { kind: 'new' }],
    ['2026-05-21T12:00:00+08:00', { kind: 'new' }],
    ['2026-05-20T12:00:00+08:00', { kind: 'years', years: 1 }],
    ['2024-11-21T12:00:00+08:00', { kind: 'years', years: 1 }],
    ['2024-11-20T12:00:00+08:00', { kind: 'years', years: 2 }],
  ])('since %s', (createdAt, tenure) => {
    expect(userTenure(createdAt, now)).toEqual(tenure);
  });

  test('nobody grows newer', () => {
    const rank = (days: number): number => {
      const tenure = userTenure(Date.parse(now) - days * 86_400_000, now);
      return tenure.kind === 'new' ? 0 : tenure.years;
    };
    fc.assert(
      fc.property(fc.nat(8000), fc.nat(800), (days, more) => {
        expect(rank(days + more)).toBeGreaterThanOrEqual(rank(days));
      }),
    );
  });
});

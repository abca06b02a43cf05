import { hospitalTimeZone } from '@xinglin/rules';
import { describe, expect, it } from 'vitest';
import { remindAtOf, reviewBeforeOf, usualValidDays, validUntilOf } from './validity';

const at = (clock: string) => new Date(`2026-12-01T${clock}:00+08:00`);
const shown = (moment: Date) => moment.toISOString();

describe('the validity of a prescription', () => {
  it.each([
    // Approved at, days, ends at the beginning of the day after its last one.
    ['08:30', 1, '2026-12-02T00:00:00+08:00'],
    ['00:00', 1, '2026-12-02T00:00:00+08:00'],
    ['23:59', 1, '2026-12-02T00:00:00+08:00'],
    ['08:30', 2, '2026-12-03T00:00:00+08:00'],
    ['23:59', 3, '2026-12-04T00:00:00+08:00'],
  ])('approved at %s for %i days ends at %s', (clock, days, end) => {
    expect(shown(validUntilOf(at(clock), days, hospitalTimeZone))).toBe(shown(new Date(end)));
  });

  it('is of the day in the zone of the hospital', () => {
    const moment = new Date('2026-12-01T18:00:00Z');
    expect(shown(validUntilOf(moment, 1, 'Asia/Shanghai'))).toBe('2026-12-02T16:00:00.000Z');
    expect(shown(validUntilOf(moment, 1, 'Europe/Paris'))).toBe('2026-12-01T23:00:00.000Z');
  });

  it('ends after 23 hours on the day on which clocks are put forward', () => {
    const moment = new Date('2026-03-28T23:00:00Z');
    expect(shown(validUntilOf(moment, 1, 'Europe/Paris'))).toBe('2026-03-29T22:00:00.000Z');
  });

  it.each([
    ['08:00', 1],
    ['20:00', 1],
    ['20:01', 2],
    ['23:59', 2],
  ])('is proposed at %s for %i days', (clock, days) => {
    expect(usualValidDays(at(clock), hospitalTimeZone)).toBe(days);
  });
});

it('promises a review in half an hour, and reminds of it ten minutes before', () => {
  const before = reviewBeforeOf(at('08:00'));
  expect(before).toEqual(at('08:30'));
  expect(remindAtOf(before)).toEqual(at('08:20'));
});

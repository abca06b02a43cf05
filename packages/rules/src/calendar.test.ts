import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOn } from './ages';
import { addDays, dayNumber, daysBetween, parseDay } from './calendar';

const days = fc.integer({ min: -200_000, max: 200_000 });
const epoch = '1970-01-01';

describe('calendar days', () => {
  test.each([
    ['2024-02-29', true],
    ['2023-02-29', false],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['2026-1-1', false],
    ['', false],
  ])('%s: %s', (text, isDay) => {
    expect(parseDay(text) !== null).toBe(isDay);
  });

  test('counting on and back ends at the same day', () => {
    fc.assert(
      fc.property(days, days, (start, distance) => {
        const day = addDays(epoch, start);
        expect(daysBetween(day, addDays(day, distance))).toBe(distance);
        expect(dayNumber(day)).toBe(start);
      }),
    );
  });

  test('a text that is no day is refused', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
    expect(() => ageOn('2026-02-30', '2026-03-01')).toThrow(RangeError);
  });
});

describe('ageOn', () => {
  test.each([
    ['2000-06-15', '2018-06-14', 17],
    ['2000-06-15', '2018-06-15', 18],
    ['2000-02-29', '2018-02-28', 17],
    ['2000-02-29', '2018-03-01', 18],
    ['2026-05-01', '2026-05-01', 0],
    ['2026-05-02', '2026-05-01', -1],
  ])('%s at %s: %i', (birthDate, on, age) => {
    expect(ageOn(birthDate, on)).toBe(age);
  });

  test('never falls as days pass, and is a year more a year later', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 40_000 }),
        (born, later) => {
          const birthDate = addDays(epoch, born);
          const today = addDays(birthDate, later);
          const age = ageOn(birthDate, today);
          expect(ageOn(birthDate, addDays(today, 1)) - age).toBeOneOf([0, 1]);
          expect(ageOn(birthDate, addDays(today, 366))).toBeGreaterThan(age);
          expect(age).toBeCloseTo(later / 365.2425, -0.31);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from './calendar';
import { readReferenceRange, valueTrend } from './value-trend';

describe('a range as laboratories write it', () => {
  it.each([
    ['3.9–6.1', { low: 3.9, high: 6.1 }],
    ['90-139', { low: 90, high: 139 }],
    ['3.9 ~ 6.1', { low: 3.9, high: 6.1 }],
    ['-2至2', { low: -2, high: 2 }],
    ['<5.2', { low: null, high: 5.2 }],
    ['≤ 5.2', { low: null, high: 5.2 }],
    ['>=1.0', { low: 1, high: null }],
    ['≥1.0', { low: 1, high: null }],
    ['6.1–3.9', null],
    ['negative', null],
    ['', null],
  ])('%s', (text, range) => {
    expect(readReferenceRange(text)).toEqual(range);
  });
});

describe('a trend', () => {
  const years = (...values: string[]) =>
    values.map((value, index) => ({ day: `${2024 + index}-05-01`, value }));

  it.each([
    ['one value', years('5.4')],
    ['words', years('negative', 'positive')],
    ['one number beside a limit of detection', years('<0.5', '0.6')],
  ])('of %s is not drawn', (_, measured) => {
    expect(valueTrend(measured, '3.9–6.1')).toBeNull();
  });

  it('places values by their days, the oldest first, beside the usual range', () => {
    const trend = valueTrend(
      [
        { day: '2026-01-11', value: '8' },
        { day: '2026-01-01', value: '4' },
        { day: '2026-01-06', value: 'not measured' },
        { day: '2026-01-03', value: '6' },
      ],
      '4–6',
    );
    expect(trend?.points.map(({ x }) => x)).toEqual([0, 0.2, 1]);
    const [least = 0, middle, most = 0] = trend?.points.map(({ y }) => y) ?? [];
    expect(trend?.usual).toEqual({ top: middle, bottom: least });
    expect(most).toBeLessThan(least);
  });

  it('reaches the edge where a range has one side only', () => {
    expect(valueTrend(years('4', '6'), '<5.2')?.usual).toMatchObject({ bottom: 1 });
    expect(valueTrend(years('4', '6'), '≥5.2')?.usual).toMatchObject({ top: 0 });
    expect(valueTrend(years('4', '6'), 'none')?.usual).toBeNull();
  });

  it('stays within the drawing, and a greater value is always higher (property)', () => {
    const measured = fc.record({
      day: fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2020-01-01', days)),
      value: fc.integer({ min: -500, max: 5000 }).map((tenths) => String(tenths / 10)),
    });
    fc.assert(
      fc.property(
        fc.array(measured, { minLength: 2, maxLength: 8 }),
        fc.constantFrom('3.9–6.1', '<5.2', '≥1.0', ''),
        (values, range) => {
          const points = valueTrend(values, range)?.points ?? [];
          expect(points).toHaveLength(values.length);
          for (const place of points.flatMap(({ x, y }) => [x, y])) {
            expect(place).toBeGreaterThanOrEqual(0);
            expect(place).toBeLessThanOrEqual(1);
          }
          const byDay = values.toSorted((a, b) => daysBetween(b.day, a.day));
          const byValue = byDay
            .map(({ value }, place) => ({ value: Number(value), y: points[place]?.y ?? -1 }))
            .toSorted((a, b) => a.value - b.value);
          for (const [place, { value, y }] of byValue.slice(1).entries()) {
            const less = byValue[place];
            if (less?.value === value) expect(y).toBe(less.y);
            else expect(y).toBeLessThan(less?.y ?? -1);
          }
        },
      ),
    );
  });
});

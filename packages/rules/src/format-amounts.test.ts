import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  formatCents,
  formatCount,
  formatCountInTenThousands,
  formatDistance,
} from './format-amounts';

describe('formatCents', () => {
  test.each([
    [0, '¥0.00'],
    [5, '¥0.05'],
    [3800, '¥38.00'],
    [123_456_789, '¥1234567.89'],
    [-250, '-¥2.50'],
  ])('%i → %s', (cents, text) => {
    expect(formatCents(cents)).toBe(text);
  });

  test('auto leaves out only .00', () => {
    expect([3800, 3850].map((cents) => formatCents(cents, { decimals: 'auto' }))).toEqual([
      '¥38',
      '¥38.50',
    ]);
  });

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is refused', (cents) => {
    expect(() => formatCents(cents)).toThrow(RangeError);
  });

  test('no cent is lost', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (cents) => {
        const text = formatCents(cents);
        expect(text).toMatch(/^-?¥\d+\.\d\d$/);
        expect(BigInt(text.replace(/[¥.]/g, ''))).toBe(BigInt(cents));
      }),
    );
  });
});

describe('counts', () => {
  test.each([
    [0, '0', '0', '0'],
    [999, '999', '999', '999'],
    [1000, '1000', '1,000', '1000'],
    [5100, '5100', '5,100', '5100'],
    [9999, '9999', '9,999', '9999'],
    [10_000, '1万', '10K', '1.0万'],
    [12_999, '1.2万', '12K', '1.2万'],
    [278_000, '27.8万', '278K', '27.8万'],
    [1_250_000, '125万', '1.2M', '125.0万'],
  ])('%i → %s, %s, %s', (count, chinese, english, second) => {
    expect(formatCount(count, 'zh-Hans')).toBe(chinese);
    expect(formatCount(count, 'en')).toBe(english);
    expect(formatCountInTenThousands(count, 'zh-Hans')).toBe(second);
  });

  test('Traditional Chinese and English of the second rule', () => {
    expect(formatCountInTenThousands(278_000, 'zh-Hant')).toBe('27.8萬');
    expect(formatCountInTenThousands(1_278_000, 'en')).toBe('1,278,000');
  });

  test('a figure never promises more than there is, nor falls short by its last digit', () => {
    const sizes: Record<string, readonly [unit: number, lastDigit: number]> = {
      '': [1, 1],
      K: [1000, 1000],
      M: [1_000_000, 100_000],
      万: [10_000, 1000],
      萬: [10_000, 1000],
    };
    fc.assert(
      fc.property(
        fc.nat(500_000_000),
        fc.constantFrom('zh-Hans', 'zh-Hant', 'en'),
        (count, locale) => {
          const text = formatCount(count, locale).replaceAll(',', '');
          const [, figure, unit = ''] = /^([\d.]+)(\D*)$/.exec(text) ?? [];
          const [size, lastDigit] = sizes[unit] ?? [Number.NaN, Number.NaN];
          const shown = Number(figure) * size;
          expect(shown).toBeLessThanOrEqual(count + 1e-6);
          expect(count - shown).toBeLessThan(lastDigit);
        },
      ),
    );
  });
});

describe('formatDistance', () => {
  test.each([
    [4, 'en', '0 m'],
    [846, 'en', '850 m'],
    [846, 'zh-Hans', '850米'],
    [994, 'zh-Hant', '990公尺'],
    [996, 'zh-Hans', '1公里'],
    [1249, 'en', '1.2 km'],
    [99_960, 'en', '100 km'],
    [123_456, 'zh-Hant', '123公里'],
  ])('%d m in %s: %s', (metres, locale, text) => {
    expect(formatDistance(metres, locale)).toBe(text);
  });

  test('is off by at most half of the step it shows', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5_000_000, noNaN: true }), (metres) => {
        const [figure = '', unit] = formatDistance(metres, 'en').split(' ');
        const shown = Number(figure) * (unit === 'km' ? 1000 : 1);
        const step = unit === 'm' ? 10 : shown < 100_000 ? 100 : 1000;
        expect(Math.abs(shown - metres)).toBeLessThanOrEqual(step / 2 + 1e-6);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundOfPart } from './quote';
import {
  isPressureReversed,
  mayPausePackage,
  packageEndMoved,
  packageEndsAt,
  packageMeasure,
  packagePauseDays,
  packagePauseLeft,
  packageRefundCents,
  packageTimes,
  packageShares,
} from './service-package';

const items = [
  { count: 2, unitCents: 5000 },
  { count: 1, unitCents: 20_000 },
];

const sharedOut = (
  price: number,
  all: readonly { count: number; unitCents: number }[],
  left: readonly number[],
) => {
  const shares = packageShares(price, all);
  return all.map(({ count }, place) => ({
    count,
    shareCents: shares[place] ?? 0,
    left: left[place] ?? 0,
  }));
};

describe('what goes back of a package', () => {
  it.each([
    ['nothing used', 10_000, [2, 1], 10_000],
    ['all used', 10_000, [0, 0], 0],
    ['one of the small ones used', 10_000, [1, 1], 8334],
    ['both small ones used', 10_000, [0, 1], 6667],
    ['the large one used', 10_000, [2, 0], 3333],
    ['a cent, nothing used', 1, [2, 1], 1],
    ['nothing paid', 0, [2, 1], 0],
  ] as const)('%s', (_, price, left, cents) => {
    expect(packageRefundCents(sharedOut(price, items, left))).toBe(cents);
  });

  const anyItems = fc.array(
    fc
      .record({
        count: fc.integer({ min: 1, max: 60 }),
        unitCents: fc.integer({ min: 1, max: 1e7 }),
      })
      .chain((item) => fc.integer({ min: 0, max: item.count }).map((left) => ({ ...item, left }))),
    { minLength: 1, maxLength: 8 },
  );

  it('is, with what was used, the price to the cent, and never grows by a use', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), anyItems, (price, all) => {
        const lefts = all.map(({ left }) => left);
        const now = sharedOut(price, all, lefts);
        const used = now.reduce(
          (sum, { shareCents, count, left }) =>
            sum + refundOfPart(shareCents, { count, before: 0, now: count - left }),
          0,
        );
        const back = packageRefundCents(now);
        expect(back).toBeGreaterThanOrEqual(0);
        expect(back + used).toBe(price);
        for (const [place, left] of lefts.entries()) {
          if (left === 0) continue;
          const after = sharedOut(price, all, lefts.with(place, left - 1));
          expect(packageRefundCents(after)).toBeLessThanOrEqual(back);
        }
      }),
      { seed: 2026 },
    );
  });
});

it.each([
  // Half past midnight at the hospital is still the day before in UTC.
  ['in the night', '2026-11-25T16:30:00Z', 1, '2026-11-26T16:00:00.000Z'],
  ['in the evening', '2026-11-25T15:30:00Z', 1, '2026-11-25T16:00:00.000Z'],
  ['over a year', '2026-11-26T02:00:00Z', 365, '2027-11-25T16:00:00.000Z'],
])('a package that is paid %s ends at midnight of the hospital', (_, at, days, end) => {
  expect(packageEndsAt(at, days).toISOString()).toBe(end);
});

it('offers workdays from tomorrow on, and no time after the end', () => {
  // A Thursday.
  const now = '2026-11-26T02:00:00Z';
  const days = packageTimes(now, '2027-01-01T00:00:00Z');
  expect(days.map(({ day }) => day)).toEqual([
    '2026-11-27',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
  ]);
  expect(days[0]?.times.map((at) => at.toISOString())[0]).toBe('2026-11-27T01:00:00.000Z');
  expect(packageTimes(now, '2026-11-27T16:00:00Z').map(({ day }) => day)).toEqual(['2026-11-27']);
  expect(packageTimes(now, '2026-11-26T16:00:00Z')).toEqual([]);
});

describe('a pause of a package', () => {
  // Midnight at the hospital after 26 November.
  const endsAt = '2026-11-26T16:00:00Z';
  const ten = { startedOn: '2026-10-01', resumesOn: '2026-10-11' };

  it.each([
    ['two days before the end', '2026-11-24T16:30:00Z', [], true],
    [
      'on the last day, which begins at midnight of the hospital',
      '2026-11-25T16:00:00Z',
      [],
      false,
    ],
    ['in the last minute of the day before', '2026-11-25T15:59:00Z', [], true],
    ['after the end', '2026-11-26T16:00:00Z', [], false],
    ['a second time', '2026-11-20T00:00:00Z', [ten], true],
    ['a third time', '2026-11-20T00:00:00Z', [ten, ten], false],
    [
      'when its days are used up',
      '2026-11-20T00:00:00Z',
      [{ startedOn: '2026-07-01', resumesOn: '2026-09-29' }],
      false,
    ],
  ] as const)('%s', (_, now, pauses, may) => {
    expect(mayPausePackage(now, endsAt, pauses)).toBe(may);
  });

  it('counts midnights of the calendar, over the end of a month and of a year', () => {
    expect(packagePauseDays({ startedOn: '2026-12-30', resumesOn: '2027-01-02' })).toBe(3);
    expect(packagePauseDays({ startedOn: '2026-12-30', resumesOn: '2026-12-30' })).toBe(0);
    expect(packagePauseLeft([ten])).toEqual({ times: 1, days: 80 });
  });

  it('moves the end by its days, and being over earlier moves it back to the same midnight', () => {
    const days = fc.integer({ min: 0, max: 90 });
    fc.assert(
      fc.property(days, days, (planned, early) => {
        const moved = packageEndMoved(endsAt, planned);
        const back = packageEndMoved(moved, Math.min(early, planned) - planned);
        expect(back).toEqual(packageEndMoved(endsAt, Math.min(early, planned)));
        expect(packageEndMoved(moved, -planned).toISOString()).toBe('2026-11-26T16:00:00.000Z');
      }),
      { seed: 2026 },
    );
  });
});

describe('what is measured for a package', () => {
  it.each([
    ['weightKilograms', '62,5', 62.5],
    ['weightKilograms', '62.55', null],
    ['weightKilograms', '401', null],
    ['heightCentimetres', '１７０', 170],
    ['heightCentimetres', '170.5', null],
    ['heightCentimetres', '29', null],
    ['systolic', '1,200', null],
    ['diastolic', '-80', null],
  ] as const)('reads the %s %j as %j', (measure, typed, expected) => {
    expect(packageMeasure(measure, typed)).toBe(expected);
  });

  it.each([
    [{ systolic: 120, diastolic: 80 }, false],
    [{ systolic: 80, diastolic: 80 }, true],
    [{ systolic: 70, diastolic: 120 }, true],
    [{ systolic: 70 }, false],
    [{ systolic: 70, diastolic: null }, false],
  ])('finds the values of %j swapped: %s', (pressure, expected) => {
    expect(isPressureReversed(pressure)).toBe(expected);
  });
});

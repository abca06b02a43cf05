import { describe, expect, it } from 'vitest';
import { checkUpMisfit, checkUpRefundCents, checkUpRefundTerms } from './check-up';

const day = '2026-12-20';

describe('for whom a package is', () => {
  const women = { sex: 'female', minAge: 20, maxAge: 60 } as const;
  it.each([
    ['a woman of the age', women, { gender: 'female', birthDate: '1990-05-01' }, null],
    ['a man', women, { gender: 'male', birthDate: '1990-05-01' }, 'sex'],
    ['twenty on the day', women, { gender: 'female', birthDate: '2006-12-20' }, null],
    ['twenty a day later', women, { gender: 'female', birthDate: '2006-12-21' }, 'tooYoung'],
    ['sixty-one on the day', women, { gender: 'female', birthDate: '1965-12-20' }, 'tooOld'],
    ['sixty until the day', women, { gender: 'female', birthDate: '1965-12-21' }, null],
    [
      'anybody',
      { sex: 'any', minAge: null, maxAge: null },
      { gender: 'male', birthDate: '2020-01-01' },
      null,
    ],
  ] as const)('%s', (_, audience, person, misfit) => {
    expect(checkUpMisfit(audience, person, day)).toBe(misfit);
  });
});

describe('what goes back of a check-up', () => {
  const steps = [
    { daysBefore: 1, percent: 90 },
    { daysBefore: 3, percent: 100 },
  ];
  const order = { day, cents: 99_999 };
  // Six in the evening at the hospital is ten in the morning of the same day in UTC.
  it.each([
    ['long before', '2026-12-01T00:00:00Z', 99_999],
    ['a moment before the first step ends', '2026-12-17T09:59:59.999Z', 99_999],
    ['when the first step ends', '2026-12-17T10:00:00Z', 89_999],
    ['a moment before the last step ends', '2026-12-19T09:59:59.999Z', 89_999],
    ['when the last step ends', '2026-12-19T10:00:00Z', 0],
    ['on the day', '2026-12-20T01:00:00Z', 0],
    ['long after', '2027-01-20T01:00:00Z', 0],
  ])('%s', (_, at, cents) => {
    expect(checkUpRefundCents(steps, order, at)).toBe(cents);
  });

  it('is told as moments and sums, the earliest first', () => {
    expect(checkUpRefundTerms(steps, order)).toEqual([
      { before: new Date('2026-12-17T10:00:00Z'), refundCents: 99_999 },
      { before: new Date('2026-12-19T10:00:00Z'), refundCents: 89_999 },
    ]);
    expect(checkUpRefundCents([], order, '2026-12-01T00:00:00Z')).toBe(0);
  });
});

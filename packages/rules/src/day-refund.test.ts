import { describe, expect, it } from 'vitest';
import { dayRefundCents, dayRefundTerms } from './day-refund';

const day = '2026-12-20';

describe('what goes back of an order for a day', () => {
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
    expect(dayRefundCents(steps, order, at)).toBe(cents);
  });

  it('is told as moments and sums, the earliest first', () => {
    expect(dayRefundTerms(steps, order)).toEqual([
      { before: new Date('2026-12-17T10:00:00Z'), refundCents: 99_999 },
      { before: new Date('2026-12-19T10:00:00Z'), refundCents: 89_999 },
    ]);
    expect(dayRefundCents([], order, '2026-12-01T00:00:00Z')).toBe(0);
  });
});

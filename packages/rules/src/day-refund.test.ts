import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from './calendar';
import { dayRefundCents, dayRefundTerms, refundDayAfterMove } from './day-refund';

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

describe('the day that counts for the refund of a moved order', () => {
  it.each([
    ['a later day', '2026-12-20', '2027-01-10', '2026-12-20'],
    ['an earlier day', '2026-12-20', '2026-12-12', '2026-12-12'],
    ['the same day', '2026-12-20', '2026-12-20', '2026-12-20'],
    ['the next year', '2026-12-31', '2027-01-01', '2026-12-31'],
  ])('after a move to %s', (_, refundDay, movedTo, expected) => {
    expect(refundDayAfterMove(refundDay, movedTo)).toBe(expected);
  });

  const rule = fc.uniqueArray(
    fc.record({
      daysBefore: fc.integer({ min: 0, max: 10 }),
      percent: fc.integer({ min: 0, max: 100 }),
    }),
    { maxLength: 4, selector: ({ daysBefore }) => daysBefore },
  );
  /** As rules are: the later, the less. */
  const falling = (steps: readonly { daysBefore: number; percent: number }[]) => {
    const percents = steps.map(({ percent }) => percent).toSorted((a, b) => b - a);
    return steps
      .toSorted((a, b) => b.daysBefore - a.daysBefore)
      .map((step, place) => ({ ...step, percent: percents[place] ?? 0 }));
  };
  const offset = fc.integer({ min: -30, max: 30 });

  it('refunds at no moment more after any moves than without them, or than before the last of them', () => {
    fc.assert(
      fc.property(
        rule.map(falling),
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.array(offset, { maxLength: 6 }),
        fc.integer({ min: -40 * 24, max: 40 * 24 }),
        (steps, cents, moves, hours) => {
          const at = new Date(Date.parse('2026-12-20T00:00:00Z') + hours * 3_600_000);
          const refundOn = (refundDay: string) =>
            dayRefundCents(steps, { day: refundDay, cents }, at);
          let refundDay = day;
          for (const move of moves) {
            const before = refundOn(refundDay);
            refundDay = refundDayAfterMove(refundDay, addDays(day, move));
            expect(refundOn(refundDay)).toBeLessThanOrEqual(before);
          }
          expect(refundOn(refundDay)).toBeLessThanOrEqual(refundOn(day));
        },
      ),
    );
  });
});

import { specialDiseaseRefundRule } from '@xinglin/rules';
import { describe, expect, it } from 'vitest';
import { answerBeforeOf, refundNow } from './order-rules';

describe('what is refunded', () => {
  // The day is 2026-12-10 at the hospital; steps end at six in the evening there.
  it.each([
    { at: '2026-12-01T00:00:00+08:00', paid: 19_900, given: 0, back: 19_900 },
    { at: '2026-12-08T17:59:59+08:00', paid: 19_900, given: 0, back: 19_900 },
    { at: '2026-12-08T18:00:00+08:00', paid: 19_900, given: 0, back: 9950 },
    { at: '2026-12-09T17:59:59+08:00', paid: 19_900, given: 0, back: 9950 },
    { at: '2026-12-09T18:00:00+08:00', paid: 19_900, given: 0, back: 0 },
    { at: '2026-12-01T00:00:00+08:00', paid: 19_901, given: 19_901, back: 0 },
    { at: '2026-12-01T00:00:00+08:00', paid: 0, given: 0, back: 0 },
    { at: '2026-12-09T12:00:00+08:00', paid: 9901, given: 0, back: 4950 },
  ])('of $paid, $given refunded before, is $back at $at', ({ at, paid, given, back }) => {
    const day = '2026-12-10';
    const own = {
      day,
      refundDay: day,
      refundRule: specialDiseaseRefundRule,
      confirmedAt: null,
    };
    const movedAt = new Date('2026-11-20T00:00:00Z');
    const money = { totalCents: 19_900, paidCents: paid, refundedCents: given };
    expect(
      refundNow({ state: 'booked', createdAt: movedAt, movedAt, ...money, own }, new Date(at)),
    ).toBe(back);
  });
});

describe('the time for an answer', () => {
  it.each([
    ['is two days', '2026-12-10', '2026-12-01T10:00:00+08:00', '2026-12-03T10:00:00+08:00'],
    [
      'ends when the day begins',
      '2026-12-02',
      '2026-12-01T10:00:00+08:00',
      '2026-12-02T00:00:00+08:00',
    ],
    [
      'ends at both at once',
      '2026-12-03',
      '2026-12-01T00:00:00+08:00',
      '2026-12-03T00:00:00+08:00',
    ],
  ])('%s', (_, day, createdAt, expected) => {
    expect(answerBeforeOf({ createdAt: new Date(createdAt), own: { day } })).toEqual(
      new Date(expected),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysBetween } from './calendar';
import { dayAt } from './format-time';
import { refundBy, refundDay } from './refund-day';

describe('refundDay', () => {
  it.each([
    ['Monday', '2026-11-16T10:00:00+08:00', '2026-11-19'],
    ['Wednesday, over the weekend', '2026-11-18T10:00:00+08:00', '2026-11-23'],
    ['Friday', '2026-11-20T10:00:00+08:00', '2026-11-25'],
    ['Saturday', '2026-11-21T10:00:00+08:00', '2026-11-25'],
    ['Sunday', '2026-11-22T10:00:00+08:00', '2026-11-25'],
    ['Monday in China, still Sunday in London', '2026-11-22T16:00:00Z', '2026-11-26'],
    ['the end of a year', '2026-12-31T23:59:59+08:00', '2027-01-05'],
  ])('from %s', (_, begunAt, day) => {
    expect(refundDay(begunAt)).toBe(day);
  });

  it('is a working day, three to five days ahead, never earlier for what begins later', () => {
    const moment = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2040-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moment, fc.nat({ max: 10 * 86_400_000 }), (begunAt, later) => {
        const day = refundDay(begunAt);
        expect([0, 6]).not.toContain(new Date(day).getUTCDay());
        const ahead = daysBetween(dayAt(begunAt), day);
        expect(ahead).toBeGreaterThanOrEqual(3);
        expect(ahead).toBeLessThanOrEqual(5);
        expect(refundDay(new Date(begunAt.getTime() + later)) >= day).toBe(true);
      }),
    );
  });
});

it('refundBy is the last moment of that day', () => {
  const by = refundBy('2026-11-20T10:00:00+08:00');
  expect(dayAt(by)).toBe('2026-11-25');
  expect(dayAt(new Date(by.getTime() + 1))).toBe('2026-11-26');
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refundState } from './refund-state';

const now = new Date('2026-11-25T12:00:00+08:00');
const day = (text: string) => new Date(`2026-11-${text}T23:59:59.999+08:00`);
const done = (text: string) => ({
  amountCents: 100,
  status: 'done' as const,
  expectedBy: day(text),
});
const open = (text: string) => ({ ...done(text), status: 'processing' as const });

describe('refundState', () => {
  it.each([
    ['one under way', [open('25')], 'processing', '25'],
    ['one that is late', [open('24')], 'late', '24'],
    ['one that was done in time', [done('26')], 'done', '26'],
    ['one that was done late is not late any more', [done('20')], 'done', '20'],
    ['a late one beside one under way tells its own day', [open('24'), open('27')], 'late', '24'],
    ['two that are late tell the last one', [open('20'), open('24')], 'late', '24'],
    ['one under way beside one that is done', [done('28'), open('26')], 'processing', '26'],
  ])('%s', (_, refunds, status, expected) => {
    expect(refundState(refunds, now)).toEqual({
      refundCents: refunds.length * 100,
      status,
      expectedBy: day(expected).toISOString(),
    });
  });

  it('is null without a refund', () => {
    expect(refundState([], now)).toBeNull();
  });

  it('says one thing whatever the refunds are, and never a day that contradicts it', () => {
    const refund = fc.record({
      amountCents: fc.integer({ min: 1, max: 100_000 }),
      status: fc.constantFrom('processing' as const, 'done' as const),
      expectedBy: fc.date({
        min: new Date('2026-11-01'),
        max: new Date('2026-12-31'),
        noInvalidDate: true,
      }),
    });
    fc.assert(
      fc.property(fc.array(refund, { minLength: 1, maxLength: 5 }), (refunds) => {
        const state = refundState(refunds, now);
        const by = new Date(state?.expectedBy ?? Number.NaN);
        expect(refunds.map(({ expectedBy }) => expectedBy.getTime())).toContain(by.getTime());
        expect(state?.status === 'done').toBe(refunds.every(({ status }) => status === 'done'));
        if (state?.status === 'late') expect(by < now).toBe(true);
        if (state?.status === 'processing') expect(by >= now).toBe(true);
        expect(state?.refundCents).toBe(refunds.reduce((sum, each) => sum + each.amountCents, 0));
      }),
    );
  });
});

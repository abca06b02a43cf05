import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { fallBars, fallHeight } from './price-fall-bars';

describe('a falling price', () => {
  it('cuts off what does not change, and shows each step to one scale', () => {
    const [list, member, coupon, total] = fallBars(19_900, [-2000, -1000]);
    expect(list).toEqual({ top: 0, height: fallHeight, isCut: true });
    expect(member?.height).toBeCloseTo(2 * (coupon?.height ?? 0));
    expect(coupon?.top).toBeCloseTo((member?.top ?? 0) + (member?.height ?? 0));
    expect(total?.height).toBeCloseTo(8);
  });

  it('cuts nothing off where the steps are most of the price', () => {
    const [list, step, total] = fallBars(1000, [-900]);
    expect(list).toEqual({ top: 0, height: fallHeight, isCut: false });
    expect(step?.height).toBeCloseTo(0.9 * fallHeight);
    expect(total?.height).toBeCloseTo(0.1 * fallHeight);
  });

  it('goes up where freight is added', () => {
    const [list, freight, total] = fallBars(1000, [800]);
    expect(list).toMatchObject({ isCut: false });
    expect(list?.height).toBeCloseTo((1000 / 1800) * fallHeight);
    expect(freight?.top).toBeCloseTo(0);
    expect((freight?.top ?? 0) + (freight?.height ?? 0)).toBeCloseTo(list?.top ?? -1);
    expect(total?.top).toBeCloseTo(0);
  });

  test('stays within its drawing, whatever the price and its steps', () => {
    const step = fc.integer({ min: -30_000, max: 2000 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100_000 }),
        fc.array(step, { maxLength: 5 }),
        (list, all) => {
          let left = list;
          const steps = all.map((cents) => {
            const taken = Math.max(cents, -left);
            left += taken;
            return taken;
          });
          for (const { top, height } of fallBars(list, steps)) {
            expect(top).toBeGreaterThanOrEqual(-2);
            expect(top + height).toBeLessThanOrEqual(fallHeight + 2);
            expect(height).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanOfDraw } from './draw-mean';
import { drawParts } from './fair-draw';

const thermometer = { odds: 2000, worth: 260, left: 8 };
const rest = [
  { odds: 18_000, worth: 100, left: null },
  { odds: 130_000, worth: 20, left: null },
  { odds: 350_000, worth: 5, left: null },
  { odds: 500_000, worth: 0, left: null },
];

describe('the mean of a draw', () => {
  it('weighs what each prize is worth by its odds', () => {
    expect(meanOfDraw([thermometer, ...rest])).toBeCloseTo(6.67, 10);
  });

  it('counts the last prize for one that is gone', () => {
    expect(meanOfDraw([{ ...thermometer, left: 0 }, ...rest])).toBeCloseTo(6.15, 10);
    expect(meanOfDraw([{ ...thermometer, left: 1 }, ...rest])).toBeCloseTo(6.67, 10);
    const last = { odds: 500_000, worth: 10, left: null };
    expect(meanOfDraw([{ odds: 500_000, worth: 90, left: 0 }, last])).toBe(10);
  });

  it('lies between the worst prize and the best', () => {
    const two = fc.tuple(fc.nat(drawParts), fc.nat(1000), fc.nat(1000), fc.nat(3));
    fc.assert(
      fc.property(two, ([odds, first, second, left]) => {
        const mean = meanOfDraw([
          { odds, worth: first, left },
          { odds: drawParts - odds, worth: second, left: null },
        ]);
        expect(mean).toBeGreaterThanOrEqual(Math.min(first, second) - 1e-9);
        expect(mean).toBeLessThanOrEqual(Math.max(first, second) + 1e-9);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valueBand } from './value-band';

describe('a value beside its range', () => {
  it.each([
    ['4.21', '<3.40', 'above'],
    ['4.21', '< 3.40', 'above'],
    ['2.35', '0.45–1.70', 'above'],
    ['0.92', '1.04–1.55', 'below'],
    ['138', '90-139', 'inside'],
    ['0.9', '>1.04', 'below'],
    ['1.2', '≥1.04', 'inside'],
    ['3.4', '0–3.4', 'inside'],
    ['-3.1', '-2.5~2.5', 'below'],
    ['900', '0.27–4.20', 'above'],
    ['0', '3.9–6.1', 'below'],
  ])('%s for %s is %s', (value, range, where) => {
    const band = valueBand(value, range);
    if (band === null) throw new Error('not drawn');
    const { from, to, at } = band;
    expect(at < from ? 'below' : at > to ? 'above' : 'inside').toBe(where);
    expect(band.beyond).toBeNull();
  });

  it('has the whole side of a range that is open there', () => {
    expect(valueBand('4.21', '<3.40')).toMatchObject({ from: 0 });
    expect(valueBand('0.9', '>1.04')).toMatchObject({ to: 1 });
  });

  it.each([
    ['<0.5', 'below'],
    ['≤ 0.5', 'below'],
    ['>400', 'above'],
    ['≥400', 'above'],
  ])('%s keeps its sign', (value, beyond) => {
    expect(valueBand(value, '1–10')).toMatchObject({ beyond });
  });

  it.each([
    ['阴性', '阴性'],
    ['4.2', ''],
    ['4.2', '阴性'],
    ['120/80', '90–139'],
    ['', '1–2'],
  ])('%j for %j is not drawn', (value, range) => {
    expect(valueBand(value, range)).toBeNull();
  });

  it('is on the side of each limit on which its number is, within the drawing (property)', () => {
    const tenths = fc.integer({ min: -900, max: 9000 }).map((one) => one / 10);
    fc.assert(
      fc.property(tenths, tenths, tenths, (value, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const band = valueBand(String(value), `${low}~${high}`);
        if (band === null) throw new Error('not drawn');
        const { from, to, at } = band;
        for (const place of [from, to, at]) {
          expect(place).toBeGreaterThanOrEqual(0);
          expect(place).toBeLessThanOrEqual(1);
        }
        expect(Math.sign(at - from)).toBe(Math.sign(value - low));
        expect(Math.sign(at - to)).toBe(Math.sign(value - high));
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mostUnpaidPieces } from './goods-terms';

describe('pieces of a variant that one account may hold unpaid', () => {
  it.each([
    [0, 10],
    [1, 10],
    [100, 10],
    [109, 10],
    [110, 11],
    [1000, 100],
    [1009, 100],
  ])('of %i are %i', (pieces, most) => {
    expect(mostUnpaidPieces(pieces)).toBe(most);
  });

  it('are never more than ten or a tenth, and grow with the stock', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (pieces, more) => {
        const most = mostUnpaidPieces(pieces);
        expect(most).toBeLessThanOrEqual(Math.max(10, pieces / 10));
        expect(mostUnpaidPieces(pieces + more)).toBeGreaterThanOrEqual(most);
      }),
    );
  });
});

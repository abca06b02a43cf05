import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bestCoupon } from './best-coupon';
import { quoteOf, type QuoteInput } from './quote';

const input = (unitCents: number, freeFromCents: number | null): QuoteInput => ({
  lines: [{ key: 'x', seller: 'a', count: 1, unitCents, memberCents: null }],
  isMember: false,
  promotions: [],
  coupons: [],
  coins: { held: 0, isUsed: false, centsPerCoin: 1, mostPercent: 50 },
  freights: [{ seller: 'a', cents: 800, freeFromCents }],
});

const coupon = (id: string, fromCents: number, cents: number) => ({
  id,
  seller: null,
  fromCents,
  off: { cents },
});

describe('the best coupon', () => {
  it.each([
    ['takes most off', 20_000, ['small', 'big'], 'big', 19_000],
    ['is the first of equals', 20_000, ['small', 'same'], 'small', 19_500],
    ['is none where none is reached', 4000, ['big'], null, 4800],
    ['is none where it costs more freight than it takes off', 6000, ['small'], null, 6000],
    ['is none where there is none', 20_000, [], null, 20_000],
  ])('%s', (_, unitCents, ids, id, totalCents) => {
    const coupons = [coupon('small', 5000, 500), coupon('big', 9000, 1000), coupon('same', 0, 500)];
    const held = ids.flatMap((one) => coupons.find((offer) => offer.id === one) ?? []);
    const found = bestCoupon(input(unitCents, 5900), held);
    expect({ id: found.coupon?.id ?? null, totalCents: found.quote.totalCents }).toEqual({
      id,
      totalCents,
    });
  });

  test('never makes a price higher, and no other makes it lower', () => {
    const cents = fc.integer({ min: 1, max: 50_000 });
    const coupons = fc.array(fc.tuple(cents, cents), { maxLength: 5 });
    fc.assert(
      fc.property(cents, fc.option(cents), coupons, (unitCents, free, pairs) => {
        const asked = input(unitCents, free);
        const held = pairs.map(([from, off], place) => coupon(String(place), from, off));
        const { quote } = bestCoupon(asked, held);
        for (const one of [[], ...held.map((offer) => [offer])])
          expect(quote.totalCents).toBeLessThanOrEqual(
            quoteOf({ ...asked, coupons: one }).totalCents,
          );
      }),
    );
  });
});

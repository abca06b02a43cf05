import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { divideByWeights, quoteOf, refundOfPart, refundOfRest, type QuoteInput } from './quote';

const line = (key: string, count: number, unitCents: number, seller = 'a') => ({
  key,
  seller,
  count,
  unitCents,
  memberCents: null,
});

const nothingElse: Omit<QuoteInput, 'lines'> = {
  isMember: false,
  promotions: [],
  coupons: [],
  coins: { held: 0, isUsed: false, centsPerCoin: 1, mostPercent: 50 },
  freights: [],
};

const quote = (lines: QuoteInput['lines'], more: Partial<QuoteInput> = {}) =>
  quoteOf({ ...nothingElse, ...more, lines });

const offer = (id: string, fromCents: number, cents: number, seller: string | null = 'a') => ({
  id,
  seller,
  fromCents,
  off: { cents },
});

describe('a quote', () => {
  it('of lines alone is their sum', () => {
    const { shares, steps, totalCents } = quote([line('x', 3, 333), line('y', 1, 100)]);
    expect({ shares, steps, totalCents }).toEqual({
      shares: [999, 100],
      steps: [],
      totalCents: 1099,
    });
  });

  it('charges members what is theirs, and tells others of it', () => {
    const lines = [{ ...line('x', 2, 1000), memberCents: 900 }];
    expect(quote(lines, { isMember: true })).toMatchObject({
      totalCents: 1800,
      steps: [{ kind: 'member', cents: -200 }],
    });
    expect(quote(lines)).toMatchObject({
      totalCents: 2000,
      whyNots: [{ kind: 'member', reason: 'noMember' }],
    });
  });

  it('takes the best promotion of a seller, and says why not the others', () => {
    const promotions = [
      offer('small', 1000, 100),
      offer('big', 2000, 300),
      offer('far', 5000, 900),
      { id: 'tenth', seller: 'a', fromCents: 0, off: { percent: 10 } },
      offer('elsewhere', 0, 900, 'b'),
    ];
    expect(quote([line('x', 1, 2500)], { promotions })).toMatchObject({
      totalCents: 2200,
      steps: [{ kind: 'promotion', id: 'big', cents: -300 }],
      whyNots: [
        { id: 'small', reason: 'otherIsBetter' },
        { id: 'far', reason: 'notReached', missingCents: 2500 },
        { id: 'tenth', reason: 'otherIsBetter' },
      ],
    });
  });

  it('divides what is taken off to the cent', () => {
    const lines = [line('x', 1, 100), line('y', 1, 100), line('z', 1, 100)];
    expect(quote(lines, { promotions: [offer('p', 0, 100)] }).shares).toEqual([66, 67, 67]);
  });

  it('applies coupons to what is left, of their seller alone', () => {
    const lines = [line('x', 1, 1000), line('y', 1, 500, 'b')];
    const coupons = [offer('c', 500, 600, 'b'), offer('d', 2000, 1, null), offer('e', 0, 1, 'b')];
    expect(quote(lines, { coupons })).toMatchObject({
      shares: [1000, 0],
      steps: [{ kind: 'coupon', id: 'c', cents: -500 }],
      whyNots: [
        { id: 'd', reason: 'notReached', missingCents: 1000 },
        { id: 'e', reason: 'nothingLeft' },
      ],
    });
  });

  it('uses coins for a part of the goods at most, when they are wanted', () => {
    const coins = { held: 900, isUsed: true, centsPerCoin: 1, mostPercent: 50 };
    expect(quote([line('x', 1, 1001)], { coins })).toMatchObject({
      coinsUsed: 500,
      totalCents: 501,
    });
    expect(quote([line('x', 1, 1001)], { coins: { ...coins, isUsed: false } })).toMatchObject({
      coinsUsed: 0,
      coinsMost: 500,
      totalCents: 1001,
    });
  });

  it.each([
    ['below the sum', 9899, 9899 + 800, [{ kind: 'freeFreight', missingCents: 1 }]],
    ['from the sum on', 9900, 9900, []],
  ])('adds freight: %s', (_, unitCents, totalCents, whyNots) => {
    const freights = [{ seller: 'a', cents: 800, freeFromCents: 9900 }];
    expect(quote([line('x', 1, unitCents)], { freights })).toMatchObject({ totalCents, whyNots });
  });
});

test.each([
  [10, [1, 1, 1], [4, 3, 3]],
  [1, [0, 5], [0, 1]],
  [0, [3, 4], [0, 0]],
  [7, [], []],
  [2, [1, 1, 0], [1, 1, 0]],
])('%i divided by %j is %j', (cents, weights, parts) => {
  expect(divideByWeights(cents, weights)).toEqual(parts);
});

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const cents = fc.integer({ min: 0, max: 500_000 });
const seller = fc.constantFrom('a', 'b', 'c');
const offers = (whose: fc.Arbitrary<string | null>) =>
  fc.array(
    fc.record({
      id: fc.uuid(),
      seller: whose,
      fromCents: cents,
      off: fc.oneof(fc.record({ cents }), fc.record({ percent: fc.integer({ min: 1, max: 100 }) })),
    }),
    { maxLength: 4 },
  );
const carts = fc.record({
  lines: fc.array(
    fc.record({
      key: fc.uuid(),
      seller,
      count: fc.integer({ min: 1, max: 99 }),
      unitCents: fc.integer({ min: 1, max: 100_000 }),
      memberCents: fc.option(fc.integer({ min: 1, max: 100_000 })),
    }),
    { minLength: 1, maxLength: 12 },
  ),
  isMember: fc.boolean(),
  promotions: offers(seller),
  coupons: offers(fc.option(seller)),
  coins: fc.record({
    held: fc.integer({ min: 0, max: 1_000_000 }),
    isUsed: fc.boolean(),
    centsPerCoin: fc.constantFrom(1, 3, 100),
    mostPercent: fc.integer({ min: 0, max: 100 }),
  }),
  freights: fc.array(fc.record({ seller, cents, freeFromCents: fc.option(cents) }), {
    maxLength: 3,
  }),
});

test('ten thousand carts with offers, coins and returns in part are exact to the cent', () => {
  fc.assert(
    fc.property(
      carts,
      fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 6 }),
      (cart, tries) => {
        const result = quoteOf(cart);
        expect(sum(result.shares)).toBe(result.goodsCents);
        expect(result.listCents + sum(result.steps.map((step) => step.cents))).toBe(
          result.totalCents,
        );
        for (const [place, { count, unitCents }] of cart.lines.entries()) {
          const share = result.shares[place] ?? -1;
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(count * unitCents);
          let before = 0;
          let back = 0;
          for (const wanted of [...tries, count]) {
            const now = Math.min(wanted, count - before);
            const part = refundOfPart(share, { count, before, now });
            expect(part).toBeGreaterThanOrEqual(0);
            back += part;
            before += now;
          }
          expect(back).toBe(share);
        }
        const used = result.coinsUsed * cart.coins.centsPerCoin;
        expect(used).toBeLessThanOrEqual(result.goodsCents + used);
        expect(result.coinsUsed).toBeLessThanOrEqual(cart.coins.held);
      },
    ),
    { numRuns: 10_000, seed: 24 },
  );
});

describe('returns of one line, some of them withdrawn', () => {
  interface Held {
    readonly count: number;
    readonly cents: number;
  }

  /** Makes returns of so many pieces; a negative number withdraws the return at that place. Returns those that stand. */
  function returnsAfter(share: number, count: number, steps: readonly number[]): Held[] {
    const held: Held[] = [];
    for (const step of steps) {
      const heldCount = sum(held.map((one) => one.count));
      if (step < 0) held.splice((-step - 1) % Math.max(1, held.length), 1);
      else if (step > 0 && heldCount < count) {
        const now = Math.min(step, count - heldCount);
        const heldCents = sum(held.map((one) => one.cents));
        held.push({
          count: now,
          cents: refundOfRest(share, { count, heldCount, heldCents, now }),
        });
      }
    }
    return held;
  }

  it.each([
    ['one by one', [1, 1, 1], [3333, 3333, 3334]],
    ['all at once', [3], [10_000]],
    ['the middle one is withdrawn and made again', [1, 1, 1, -2, 1], [3333, 3334, 3333]],
    ['the last one is withdrawn and made again', [1, 1, 1, -3, 1], [3333, 3333, 3334]],
    ['two are withdrawn and made again as one', [1, 1, 1, -1, -1, 2], [3334, 6666]],
    ['the first is withdrawn before the last is made', [1, 1, -1, 2], [3333, 6667]],
  ])('%s', (_, steps, cents) => {
    expect(returnsAfter(10_000, 3, steps).map((one) => one.cents)).toEqual(cents);
  });

  it('are never more than the share, and all of it once every piece is returned', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2 ** 31 - 1 }),
        fc.integer({ min: 1, max: 99 }),
        fc.array(fc.integer({ min: -9, max: 9 }), { maxLength: 40 }),
        (share, count, steps) => {
          const some = returnsAfter(share, count, steps);
          expect(sum(some.map((one) => one.cents))).toBeLessThanOrEqual(share);
          for (const one of some) expect(one.cents).toBeGreaterThanOrEqual(0);
          const all = returnsAfter(share, count, [...steps, count]);
          expect(sum(all.map((one) => one.count))).toBe(count);
          expect(sum(all.map((one) => one.cents))).toBe(share);
        },
      ),
    );
  });
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { couponStanding, judgeCoupons } from './coupon';

const coupon = (id: string, offCents: number, fromCents: number, more = {}) => ({
  id,
  use: 'goods',
  seller: null,
  offCents,
  fromCents,
  ...more,
});
const order = { use: 'goods', seller: 'a', cents: 5000 };

it.each([
  ['of any kind of order', coupon('x', 500, 0, { use: null }), 500, null, 0],
  ['of the kind', coupon('x', 500, 5000), 500, null, 0],
  ['of the seller', coupon('x', 500, 0, { seller: 'a' }), 500, null, 0],
  ['larger than the sum', coupon('x', 9000, 0), 5000, null, 0],
  ['of another kind', coupon('x', 500, 0, { use: 'checkUp' }), 0, 'otherUse', 0],
  ['of another seller', coupon('x', 500, 0, { seller: 'b' }), 0, 'otherSeller', 0],
  ['from a larger sum on', coupon('x', 500, 5001), 0, 'notReached', 1],
])('a coupon %s', (_, one, offCents, whyNot, missingCents) => {
  expect(judgeCoupons([one], order)).toEqual([{ coupon: one, offCents, whyNot, missingCents }]);
});

it('stands before others where it takes more off, and before those that do not apply', () => {
  const coupons = [
    coupon('far', 9000, 9000),
    coupon('other', 9000, 0, { use: 'checkUp' }),
    coupon('small', 100, 0),
    coupon('near', 9000, 5100),
    coupon('big', 900, 0),
    coupon('as big', 900, 0),
  ];
  expect(judgeCoupons(coupons, order).map((one) => one.coupon.id)).toEqual([
    'big',
    'as big',
    'small',
    'near',
    'far',
    'other',
  ]);
});

const hand = (cents: number, more = {}) => ({ use: 'goods', seller: 'a', cents, ...more });
const thing = (priceCents: number, more = {}) => ({ ...hand(priceCents), priceCents, ...more });
const from100 = coupon('x', 500, 10_000);

it.each([
  ['nothing in hand, something reaches it', from100, [], [thing(10_000)], [true, null, 0, null]],
  ['nothing in hand, nothing reaches it', from100, [], [thing(9999)], [false, null, 0, null]],
  ['in hand at the sum', from100, [hand(10_000)], [], [true, 10_000, 0, null]],
  ['in hand a cent below it', from100, [hand(9999)], [], [false, 9999, 1, null]],
  [
    'the cheapest thing that reaches it',
    from100,
    [hand(2000)],
    [thing(14_000), thing(12_000), thing(9000)],
    [false, 2000, 8000, 12_000],
  ],
  [
    'a thing that is added to what is in hand',
    from100,
    [hand(2000)],
    [thing(8000, { cents: 10_000 })],
    [false, 2000, 8000, 8000],
  ],
  ['the larger of two in hand', from100, [hand(1), hand(11_000)], [], [true, 11_000, 0, null]],
  [
    'in hand for another kind of order',
    from100,
    [hand(20_000, { use: 'checkUp' })],
    [],
    [false, null, 0, null],
  ],
  [
    'of a seller, in hand of another',
    coupon('x', 500, 10_000, { seller: 'b' }),
    [hand(20_000)],
    [thing(10_000)],
    [false, null, 0, null],
  ],
  [
    'of any kind, in hand of one and on sale of another',
    coupon('x', 500, 10_000, { use: null }),
    [hand(3000)],
    [thing(11_000, { use: 'checkUp' })],
    [false, 3000, 7000, 11_000],
  ],
] as const)('where a coupon stands: %s', (_, one, inHand, onSale, expected) => {
  const { canUse, inHand: held, missingCents, way } = couponStanding(one, inHand, onSale);
  expect([canUse, held?.cents ?? null, missingCents, way?.priceCents ?? null]).toEqual(expected);
});

it('names as the way only what reaches the sum, and nothing cheaper does', () => {
  const cents = fc.integer({ min: 1, max: 30_000 });
  const seller = fc.constantFrom('a', 'b');
  const order = fc.record({ use: fc.constantFrom('goods', 'checkUp'), seller, cents });
  const onSale = fc.array(
    order.map((one) => ({ ...one, priceCents: one.cents })),
    { maxLength: 8 },
  );
  const terms = fc.record({
    use: fc.constantFrom('goods', 'checkUp', null),
    seller: fc.option(seller),
    offCents: cents,
    fromCents: cents,
  });
  fc.assert(
    fc.property(terms, fc.array(order, { maxLength: 4 }), onSale, (one, inHand, things) => {
      const { canUse, way, missingCents } = couponStanding(one, inHand, things);
      const reach = things.filter((thing) => judgeCoupons([one], thing)[0]?.whyNot === null);
      const cheapest = Math.min(...reach.map(({ priceCents }) => priceCents));
      expect(canUse && missingCents > 0).toBe(false);
      if (canUse) expect(way).toBeNull();
      else expect(way?.priceCents ?? Number.POSITIVE_INFINITY).toBe(cheapest);
    }),
  );
});

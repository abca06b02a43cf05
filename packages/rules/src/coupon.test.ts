import { expect, it } from 'vitest';
import { judgeCoupons } from './coupon';

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

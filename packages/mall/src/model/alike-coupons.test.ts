import { expect, it } from 'vitest';
import { alikeCoupons } from './alike-coupons';

const coupon = (couponId: string, offCents: number, day: number) => ({
  couponId,
  title: '满减券',
  offCents,
  fromCents: 4000,
  endsAt: `2026-12-${String(day)}T23:59:59+08:00`,
  whyNot: null,
});

it('puts coupons together that do the same, those first that end first', () => {
  const found = alikeCoupons([
    coupon('c1', 800, 20),
    coupon('c2', 2000, 15),
    coupon('c3', 800, 10),
  ]);
  expect(found.map(({ first, count }) => [first.couponId, count])).toEqual([
    ['c3', 2],
    ['c2', 1],
  ]);
  expect(alikeCoupons([])).toEqual([]);
});

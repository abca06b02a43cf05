import type { GoodsCoupon } from '@xinglin/gateway-sdk';

/** Coupons that do the same, as one: how many there are, and the one that ends first. */
export interface AlikeCoupons {
  readonly first: GoodsCoupon;
  readonly count: number;
}

/** Coupons that do the same put together, those first that end first. */
export function alikeCoupons(coupons: readonly GoodsCoupon[]): AlikeCoupons[] {
  const groups = new Map<string, GoodsCoupon[]>();
  const byEnd = coupons.toSorted((a, b) => Date.parse(a.endsAt) - Date.parse(b.endsAt));
  for (const coupon of byEnd) {
    const key = JSON.stringify([coupon.title, coupon.offCents, coupon.fromCents, coupon.whyNot]);
    groups.set(key, [...(groups.get(key) ?? []), coupon]);
  }
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    return first === undefined ? [] : [{ first, count: same.length }];
  });
}

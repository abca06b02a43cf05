import type { coupons as calls, ResponseOf } from '@xinglin/contract';
import { judgeCoupons, textIn, type CouponOrder } from '@xinglin/rules';
import type { Locale } from '../../platform/context';
import type { Queryable } from '../../platform/database';
import { usableCoupons, type CouponUse } from './coupons';
import { whyNotText } from './why-not';

type Shown = ResponseOf<(typeof calls)['listBestCoupons']>['items'][number];

/**
 * The coupons of an account for this kind of order, the best one first; one that does not apply says why. Coupons for
 * other kinds of order are left out: no choice on the form could make them apply.
 */
export async function judgedCoupons(
  db: Queryable,
  {
    ownerId,
    locale,
    now,
  }: { readonly ownerId: string; readonly locale: Locale; readonly now: Date },
  order: CouponOrder & { readonly use: CouponUse },
): Promise<Shown[]> {
  const held = await usableCoupons(db, ownerId, now);
  const ofThisKind = held.filter(({ use }) => use === null || use === order.use);
  return judgeCoupons(ofThisKind, order).map(({ coupon, offCents, whyNot, missingCents }) => ({
    couponId: coupon.couponId,
    title: textIn(coupon.title, locale),
    offCents: whyNot === null ? offCents : coupon.offCents,
    endsAt: coupon.endsAt.toISOString(),
    whyNot: whyNot === null ? null : whyNotText(locale, whyNot, missingCents),
  }));
}

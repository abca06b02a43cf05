import type { CouponStanding, UserCoupon, VipProduct, VipRight } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';

/** A product's own page. */
export const productHref = (goodsId: string): string =>
  href('membership.superProductDetail', {}, { goodsId });

/** Where a product is ordered: each type has its own address. */
export function confirmHref({
  goodsId,
  goodsType,
}: Pick<VipProduct, 'goodsId' | 'goodsType'>): string {
  switch (goodsType) {
    case 2:
      return href('membership.superConfirmOrderGene', {}, { goodsId });
    case 3:
      return href('membership.superConfirmOrderMedical', {}, { goodsId });
    default:
      return href('membership.superConfirmOrder', {}, { goodsId });
  }
}

/** An order's own page, where it is paid as well. */
export const orderHref = (orderNo: string): string =>
  href('membership.superOrderDetail', {}, { orderNo });

/** Where a right is used. */
export function rightHref(way: VipRight['way']): string {
  switch (way) {
    case 'doctors':
      return href('membership.superDoctorList');
    case 'booking':
      return href('booking.home');
    case 'consult':
      return href('consult.portal');
    case 'mall':
      return href('mall.store');
    case 'checkUp':
      return href('check-up.home');
    case 'gene':
      return href('membership.superProduct', {}, { goodsType: '2' });
    case 'medical':
      return href('membership.superProduct', {}, { goodsType: '3' });
    case 'coupons':
      return href('membership.coupons');
    case 'help':
      return href('account.helpHotQuestions');
  }
}

/** Where a coupon is used. */
export function couponUseHref(use: UserCoupon['use']): string {
  switch (use) {
    case 'checkUp':
      return href('check-up.home');
    case 'membership':
      return href('membership.superProduct');
    case 'consult':
      return href('consult.portal');
    default:
      return href('mall.store');
  }
}

/** The thing with which a coupon could be used; where coupons of its kind are used where it has no page of its own. */
export function wayHref({
  use,
  thingId,
  withinId,
}: Pick<NonNullable<CouponStanding['way']>, 'use' | 'thingId' | 'withinId'>): string {
  if (thingId === null) return couponUseHref(use);
  switch (use) {
    case 'goods':
      return withinId === null
        ? couponUseHref(use)
        : href('mall.goods', { shopId: withinId, goodsNo: thingId });
    case 'checkUp':
      return href('check-up.packageDetail', { packageCode: thingId });
    case 'membership':
      return productHref(thingId);
    case 'consult':
      return href('consult.expertConsult', { id: thingId });
  }
}

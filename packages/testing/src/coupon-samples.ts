import { sampleUserCoupon } from './membership-samples';

/** A coupon that the cart does not reach, with the goods that fill it up. */
export const sampleBlockedCoupon = sampleUserCoupon({
  couponId: 'c-10',
  standing: {
    canUse: false,
    inHand: { use: 'goods', cents: 12_880 },
    whyNot: '还差 ¥70.20 可用',
    way: {
      use: 'goods',
      thingId: 'g130',
      withinId: 'shop-1',
      title: '血糖试纸 50 支',
      priceCents: 9300,
    },
  },
});

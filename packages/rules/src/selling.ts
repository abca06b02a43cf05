// Rules of what is sold: goods, cards, coupons, coins, and how a price is made of them.
export { coinTerms } from './coin-terms';
export * from './sign-in-week';
export * from './draw-mean';
export { goodsTerms, mostUnpaidPieces } from './goods-terms';
export { rightLeft } from './member-right';
export type { RightUse, RightWhyNot } from './member-right';
export {
  cardDayCents,
  cardRefund,
  cardTerm,
  levelReached,
  membershipTerms,
  pulledForward,
} from './membership';
export type { CardRefundLine, CardTerm } from './membership';
export { couponStanding, couponTerms, judgeCoupons } from './coupon';
export type {
  CouponOrder,
  CouponStanding,
  CouponTerms,
  CouponThing,
  CouponWhyNot,
  Judged,
} from './coupon';
export { arrivalOf, type Arrival, type DeliveryTerms } from './arrival';
export { bestCoupon, couponedQuotes, type CouponedQuote } from './best-coupon';
export { divideByWeights, quoteOf, refundOfPart, refundOfRest } from './quote';
export type * from './quote';

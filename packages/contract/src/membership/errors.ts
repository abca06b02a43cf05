import { defineErrors } from '../define-errors';

/** Why cards, coupons, coins and activities refuse. */
export const membershipErrors = defineErrors({
  /** The price, or the refund, has changed since it was shown; `data.totalCents`. */
  vipPriceChanged: 43301,
  /** The card or the service is not sold any more. */
  vipOffSale: 43302,
  /** The card is activated already, is over, or was cancelled. */
  vipCardClosed: 43303,
  /** More people than the card has seats; `data.seats`. */
  vipSeatsFull: 43304,
  /** There is no such code. */
  vipCodeUnknown: 43305,
  /** The code was used already. */
  vipCodeUsed: 43306,
  /** The newcomer's gift was received already. */
  giftReceived: 43307,
  /** A free use of a member's right was wanted, and the right does not apply any more; nothing was ordered. */
  memberRightGone: 43308,
  /** The coupon is used, over, or not for this order. */
  couponUnusable: 43311,
  /** None is left, or it is given out no more. */
  couponGone: 43312,
  /** The account received as many as it may. */
  couponLimitReached: 43313,
  /** No account can spend coins for now. */
  coinShopFrozen: 43701,
  /** The account may not spend coins. */
  coinShopBlocked: 43702,
  activityComing: 43711,
  activityOver: 43712,
  /** No places are left. */
  activityFull: 43713,
  /** The account entered as often as it may. */
  activityLimitReached: 43714,
  /** No invitation of the account counts that was not used. */
  activityInvitesShort: 43715,
  /** Draws are not for minors. */
  activityAdultsOnly: 43716,
  /** The account has no record of its own holder, which would say their age. */
  activityAgeUnknown: 43717,
  /** An entry was made with it, or it is too old. */
  activityTokenUsed: 43718,
  inviteUnknown: 43721,
  inviteOwn: 43722,
  /** The account has had an order completed, or follows an invitation already. */
  inviteNotNew: 43723,
  /** The prize is none that is sent. */
  prizeNotSent: 43724,
});

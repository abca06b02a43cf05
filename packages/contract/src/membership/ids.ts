import { ownedId, publicId } from '../shapes';

/** A coupon that an account has. */
export const CouponId = ownedId('coupon');
/** What coupons are given out from. */
export const CouponPackId = publicId('every list of coupons names packs');
/** A coupon as a pack offers it. */
export const OfferedCouponId = publicId('every list of coupons names what is given out');
/** Who takes a coupon. */
export const SellerId = publicId('sellers are the same for everybody');
/** A card of membership that an account has. */
export const CardId = ownedId('memberCard');
export const MemberOrderNo = ownedId('memberOrder');
/** What is sold to members. */
export const MemberGoodsId = publicId('what is sold is the same for everybody');
export const RightId = publicId('rights are the same for everybody');
export const CoinOrderNo = ownedId('coinOrder');
export const CoinGoodsId = publicId('what is exchanged is the same for everybody');
export const ActivityId = publicId('activities are the same for everybody');
/** An entry of an activity: what it won. */
export const ActivityRecordId = ownedId('activityRecord');
/** What friends are invited by. */
export const InviteCode = publicId('given to friends, who send it');

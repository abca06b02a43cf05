// Generated from packages/contract by `npm run generate`; change it there.
export type UserCouponState = 'usable' | 'used' | 'expired';
export interface JudgedCoupon {
  couponId: string;
  title: string;
  offCents: number;
  endsAt: string;
  whyNot: string | null;
}
export interface UserCoupon {
  couponId: string;
  title: string;
  use: ('goods' | 'checkUp' | 'membership' | 'consult') | null;
  offCents: number;
  fromCents: number;
  endsAt: string;
  state: UserCouponState;
  orderNo: string | null;
  packId: string | null;
}
export interface CouponPack {
  packSendId: string;
  couponId: string;
  couponName: string;
  use: ('goods' | 'checkUp' | 'membership' | 'consult') | null;
  offCents: number;
  fromCents: number;
  days: number;
  mostPerAccount: number;
  until: string;
  rule: string;
}

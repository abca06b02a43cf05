// Generated from packages/contract by `npm run generate`; change it there.
import type { CouponPack, JudgedCoupon, UserCoupon } from './coupon-shapes';
export interface PageUserCouponsRequest {
  state?: 'usable' | 'used' | 'expired' | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface PageUserCouponsResponse {
  items: UserCoupon[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ReceiveCouponRequest {
  packSendId: string;
  couponId: string;
  couponName: string;
}
export interface ListCouponPacksResponse {
  items: {
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
    received: number;
    isLeft: boolean;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListCouponRulesResponse {
  items: CouponPack[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetCouponRuleRequest {
  packId: string;
}
export interface ListBestCouponsRequest {
  use: 'goods' | 'checkUp' | 'membership' | 'consult';
  cents: number;
  seller?: string | undefined;
}
export interface ListBestCouponsResponse {
  items: JudgedCoupon[];
  total: number;
  pageNo: number;
  pageSize: number;
}

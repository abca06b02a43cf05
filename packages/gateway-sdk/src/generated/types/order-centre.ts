// Generated from packages/contract by `npm run generate`; change it there.
import type { GoodsCoupon } from './goods-shapes';
export interface GetDeductionsRequest {
  orderNo: string;
}
export interface GetDeductionsResponse {
  applied: {
    kind: 'member' | 'promotion' | 'coupon' | 'credit' | 'coins' | 'freight';
    label: string;
    reason: string;
    cents: number;
  }[];
  whyNots: {
    label: string;
    reason: string;
  }[];
}
export interface ListDeductionRulesRequest {
  shopId?: string | undefined;
}
export interface DeductionRule {
  ruleId: string;
  shopName: string;
  title: string;
  text: string;
  startsAt: string;
  endsAt: string;
}
export interface ListDeductionRulesResponse {
  items: DeductionRule[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListGoodsCouponsRequest {
  /**
   * @maxItems 500
   */
  lines?: {
    skuId: string;
    count: number;
  }[];
}
export interface ListGoodsCouponsResponse {
  items: GoodsCoupon[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetCentreOrderRequest {
  orderNo: string;
}

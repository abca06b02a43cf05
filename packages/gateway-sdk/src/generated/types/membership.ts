// Generated from packages/contract by `npm run generate`; change it there.
import type { JudgedCoupon } from './coupon-shapes';
import type { DoctorCard } from './directory';
import type { VipOrderCard } from './membership-order-calls';
import type { VipCard, VipLevel, VipNotice, VipProduct, VipProductDetail, VipRight, VipRightWay } from './membership-shapes';
import type { Quote } from './orders';
export interface ListHealthVipCardsRequest {
  goodsType?: 1 | 2 | 3 | undefined;
}
export interface ListHealthVipCardsResponse {
  items: VipProduct[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetHealthVipCardInfoForCateRequest {
  goodsId: string;
}
export interface GetHomeVipEntryResponse {
  card: {
    title: string;
    endsAt: string;
  } | null;
  toActivate: number;
  fromCents: number | null;
  rights: string[];
}
export interface ListVipItemsResponse {
  items: VipRight[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetHealthVipActivityRequest {
  kind: 'offer' | 'update';
}
export interface GetHealthVipActivityResponse {
  items: VipNotice[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListVipUnsupportedHospitalsResponse {
  items: {
    hospitalId: string;
    name: string;
    reason: string;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListVipDoctorsRequest {
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListVipDoctorsResponse {
  items: DoctorCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetVipMemberInfoResponse {
  isMember: boolean;
  best: VipCard | null;
  toActivate: number;
  mayReceiveGift: boolean;
}
export interface ListMyVipCardsResponse {
  items: VipCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListVipCardsRequest {
  cardId: string;
}
export interface ListAvailableVipCardsResponse {
  items: VipCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListVipCardsInServiceRequest {
  platSource?: '1' | undefined;
}
export interface ListVipCardsInServiceResponse {
  items: VipCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListInvalidVipCardsRequest {
  platSource?: '1' | undefined;
}
export interface ListInvalidVipCardsResponse {
  items: VipCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetBestVipCardResponse {
  card: VipCard | null;
}
export interface ListAvailableVipServicesResponse {
  items: {
    rightId: string;
    title: string;
    summary: string;
    detail: string;
    way: VipRightWay;
    isOpen: boolean;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ActiveVipCardRequest {
  cardId: string;
  /**
   * @maxItems 10
   */
  patientIds: string[];
}
export interface ExchangeVipCodeRequest {
  code: string;
}
export interface ChooseVipMembersRequest {
  cardId: string;
  /**
   * @maxItems 10
   */
  patientIds: string[];
}
export interface SetVipSubscriptionRequest {
  cardId: string;
  reminds?: boolean | undefined;
  nextGoodsId?: string | null | undefined;
}
export interface RemoveCorpVipBindRequest {
  cardId: string;
}
export interface RemoveCorpVipBindResponse {
  done: true;
}
export interface ListVipLevelsResponse {
  items: VipLevel[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetHealthVipMemberInfoResponse {
  level: VipLevel;
  orders: number;
  next: {
    title: string;
    missingOrders: number;
  } | null;
}
export interface GetVipFreeRightRequest {
  rightId: string;
}
export interface GetVipFreeRightResponse {
  right: VipRight;
  isOpen: boolean;
  fromLevel: string;
}
export interface GetHealthVipFlagResponse {
  isMember: boolean;
  endsAt: string | null;
}
export interface GetNewcomerGiftResponse {
  coupons: {
    couponId: string;
    title: string;
  }[];
  receivedAt: string | null;
}
export interface ReceiveNewcomerGiftResponse {
  received: number;
}
export interface ValidateVipCardRequest {
  goodsId: string;
  couponId?: string | undefined;
}
export interface ValidateVipCardResponse {
  product: VipProductDetail;
  quote: Quote;
  isMember: boolean;
  couponId: string | null;
  coupons: JudgedCoupon[];
}
export interface BuyVipCardRequest {
  goodsId: string;
  couponId?: string | undefined;
  totalCents: number;
}
export interface BuyVipCardResponse {
  orderNo: string;
  amountCents: number;
  payBefore: string;
}
export interface CreateHealthVipOrderRequest {
  goodsId: string;
  patientId: string;
  addressId?: string | undefined;
  couponId?: string | undefined;
  totalCents: number;
}
export interface CreateHealthVipOrderResponse {
  orderNo: string;
  amountCents: number;
  payBefore: string;
}
export interface ListVipGoodsOrdersRequest {
  orderStatus?: number | undefined;
  payStatus?: number | undefined;
  cursor?: string | undefined;
  pageSize?: number | undefined;
}
export interface ListVipGoodsOrdersResponse {
  items: VipOrderCard[];
  next: string | null;
}
export interface GetHealthVipOrderSimpleInfoRequest {
  orderNo: string;
}
export interface CancelHealthVipOrderRequest {
  orderNo: string;
  reason?: string | undefined;
  refundCents: number;
}
export interface CancelHealthVipOrderResponse {
  orderNo: string;
  statusText: string;
  refundCents: number;
}

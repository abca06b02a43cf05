// Generated from packages/contract by `npm run generate`; change it there.
import type { HealthCoinBalance, HealthCoinGoods, HealthCoinOrderCard, HealthCoinRecord, HealthCoinTask } from './health-coin-shapes';
export interface GetHealthCoinHomeResponse {
  balance: HealthCoinBalance | null;
  readyCoins: number;
}
export interface ListHealthCoinHotExchangeRequest {
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListHealthCoinHotExchangeResponse {
  items: HealthCoinGoods[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetHealthCoinHomeConfigResponse {
  expiresAfterDays: number;
  returnedForDays: number;
  receivedAfterDays: number;
  mostPieces: number;
}
export interface ListHealthCoinTasksResponse {
  items: HealthCoinTask[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListHealthCoinReceiveTasksResponse {
  items: HealthCoinTask[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ReceiveAllHealthCoinsResponse {
  coins: number;
  balance: number;
}
export interface GetHealthCoinUserCoinRequest {
  cursor?: string | undefined;
  pageSize?: number | undefined;
}
export interface GetHealthCoinUserCoinResponse {
  balance: HealthCoinBalance;
  items: HealthCoinRecord[];
  next: string | null;
}
export interface ListHealthCoinGoodsRequest {
  category?: 'care' | 'food' | 'sport' | 'home' | 'family' | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListHealthCoinGoodsResponse {
  items: HealthCoinGoods[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetHealthCoinGoodsRequest {
  id: string;
}
export interface ExchangeHealthCoinGoodsRequest {
  goodsId: string;
  count?: number | undefined;
  addressId: string;
  coins: number;
}
export interface ExchangeHealthCoinGoodsResponse {
  orderNo: string;
  balance: number;
}
export interface ListHealthCoinOrdersRequest {
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListHealthCoinOrdersResponse {
  items: HealthCoinOrderCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetHealthCoinOrderRequest {
  orderNo: string;
}
export interface CancelHealthCoinOrderRequest {
  orderNo: string;
  reason?: string | undefined;
}
export interface CancelHealthCoinOrderResponse {
  orderNo: string;
  statusText: string;
  coins: number;
}
export interface ReceiveHealthCoinOrderRequest {
  orderNo: string;
}
export interface ReceiveHealthCoinOrderResponse {
  orderNo: string;
  statusText: string;
  receivedAt: string;
}
export interface GetHealthCoinEarnConfigResponse {
  dailyCoins: number;
  onceCoins: number;
  taskCount: number;
  expiresAfterDays: number;
}
export interface HealthCoinShopConfig {
  kinds: {
    category: 'care' | 'food' | 'sport' | 'home' | 'family';
    goodsCount: number;
    fromCoins: number | null;
  }[];
  mostPieces: number;
}
export interface IsHealthCoinBlacklistedResponse {
  isBlacklist: boolean;
  reason: string | null;
  until: string | null;
}
export interface CheckFrozenShopStateResponse {
  isFrozen: boolean;
  reason: string | null;
  until: string | null;
}

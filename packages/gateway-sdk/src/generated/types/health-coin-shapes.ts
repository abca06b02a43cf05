// Generated from packages/contract by `npm run generate`; change it there.
import type { OrderAction, OrderFact, OrderGroup, OrderStep, Parcel, Refund, WrongPayment } from './orders';
export interface HealthCoinBalance {
  coins: number;
  nextExpiry: {
    coins: number;
    at: string;
  } | null;
}
export interface HealthCoinGoods {
  goodsId: string;
  title: string;
  subtitle: string;
  category: 'care' | 'food' | 'sport' | 'home' | 'family';
  coins: number;
  stock: number;
}
export interface HealthCoinTask {
  taskId: string;
  kind: 'signIn' | 'realName' | 'profile' | 'address' | 'firstVisit';
  title: string;
  hint: string;
  coins: number;
  isDaily: boolean;
  state: 'open' | 'ready' | 'received';
}
export interface HealthCoinRecord {
  recordId: string;
  text: string;
  coins: number;
  balanceAfter: number;
  at: string;
}
export interface HealthCoinGoodsDetail {
  goodsId: string;
  title: string;
  subtitle: string;
  category: 'care' | 'food' | 'sport' | 'home' | 'family';
  coins: number;
  stock: number;
  description: string[];
  most: number;
  balance: number | null;
}
export interface HealthCoinOrderCard {
  orderNo: string;
  title: string;
  count: number;
  coins: number;
  state: 'ordered' | 'sent' | 'received' | 'cancelled';
  statusText: string;
  createdAt: string;
}
export interface HealthCoinOrder {
  orderNo: string;
  kind: string;
  group: OrderGroup;
  title: string;
  facts: OrderFact[];
  statusText: string;
  amountCents: number;
  refundCents: number;
  actions: OrderAction[];
  payBefore: string | null;
  createdAt: string;
  history: OrderStep[];
  payment: 'none' | 'open' | 'failed' | 'paid';
  refund: Refund | null;
  wrongPayments: WrongPayment[];
  state: 'ordered' | 'sent' | 'received' | 'cancelled';
  goodsId: string;
  count: number;
  coins: number;
  returnedCoins: number;
  address: {
    name: string;
    mobile: string;
    text: string;
  };
  parcels: Parcel[];
}

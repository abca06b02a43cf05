// Generated from packages/contract by `npm run generate`; change it there.
import type { MembershipState } from './membership-shapes';
import type { OrderAction, OrderFact, OrderGroup, OrderStep, Quote, Refund, WrongPayment } from './orders';
export interface VipOrderCard {
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
  state: MembershipState;
  goodsId: string;
  goodsType: 1 | 2 | 3;
  patientName: string | null;
  cardId: string | null;
}
export interface VipOrder {
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
  state: MembershipState;
  goodsId: string;
  goodsType: 1 | 2 | 3;
  patientName: string | null;
  cardId: string | null;
  quote: Quote | null;
  mayCancel: boolean;
  refundNowCents: number;
  refundNowLines: VipRefundLine[];
  mayActivate: boolean;
}
export interface VipRefundLine {
  kind: 'paid' | 'usedDays' | 'saving' | 'floor';
  cents: number;
  days: {
    used: number;
    all: number;
  } | null;
  order: {
    orderNo: string;
    title: string;
    count: number;
  } | null;
}

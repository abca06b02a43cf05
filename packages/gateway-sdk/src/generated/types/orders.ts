// Generated from packages/contract by `npm run generate`; change it there.
export type OrderGroup = 'awaitingPayment' | 'active' | 'refunding' | 'completed' | 'cancelled';
export type OrderAction =
  'pay' | 'cancel' | 'showVoucher' | 'review' | 'bookAgain' | 'receive' | 'buyAgain';
export interface Refund {
  refundCents: number;
  status: 'processing' | 'late' | 'done';
  expectedBy: string;
}
export interface WrongPayment {
  refundCents: number;
  status: 'processing' | 'late' | 'done';
  expectedBy: string;
  cause: 'wrongAmount' | 'secondPayment';
}
export interface ListMergedOrdersRequest {
  group?: OrderGroup | undefined;
  q?: string | undefined;
  kind?: string | undefined;
  recent?: boolean | undefined;
  cursor?: string | undefined;
  pageSize?: number | undefined;
}
export interface OrderSummary {
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
}
export interface OrderFact {
  label: string;
  text: string;
}
export interface ListMergedOrdersResponse {
  items: OrderSummary[];
  next: string | null;
}
export interface GetLatestOrderResponse {
  order: OrderSummary | null;
}
export interface OrderStep {
  state: string;
  stateText: string;
  at: string;
  actor: 'patient' | 'hospital' | 'system';
  event: string;
  reason: string | null;
}
export interface Quote {
  lines: {
    key: string;
    label: string;
    count: number;
    unitCents: number;
    shareCents: number;
  }[];
  listCents: number;
  steps: {
    kind: 'member' | 'promotion' | 'coupon' | 'credit' | 'coins' | 'freight';
    label: string;
    reason: string;
    cents: number;
  }[];
  goodsCents: number;
  freightCents: number;
  totalCents: number;
  whyNots: {
    label: string;
    reason: string;
  }[];
}
export interface Parcel {
  parcelId: string;
  sender: string;
  carrier: string;
  trackingNo: string;
  stateText: string;
  events: {
    at: string;
    text: string;
  }[];
}
export interface OrderDetail {
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
}

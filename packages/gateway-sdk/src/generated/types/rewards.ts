// Generated from packages/contract by `npm run generate`; change it there.
import type { OrderAction, OrderFact, OrderGroup, OrderStep, Refund, WrongPayment } from './orders';
export interface TipOffer {
  offerId: string;
  title: string;
  priceCents: number;
}
export interface ListTipOffersResponse {
  items: TipOffer[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetTipDoctorRequest {
  expertId: string;
}
export interface GetTipDoctorResponse {
  doctorId: string;
  doctorName: string;
  doctorTitle: string;
  hospitalName: string;
  mayTip: boolean;
  tipCount: number;
}
export interface SubmitTipOrderRequest {
  offerId: string;
  expertId: string;
  text?: string | undefined;
}
export interface SubmitTipOrderResponse {
  orderNo: string;
  amountCents: number;
  payBefore: string;
}
export interface ListTipOrdersRequest {
  group?: OrderGroup | undefined;
  cursor?: string | undefined;
  pageSize?: number | undefined;
}
export interface TipCard {
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
  doctorId: string;
  doctorName: string;
  hospitalName: string;
}
export interface ListTipOrdersResponse {
  items: TipCard[];
  next: string | null;
}
export interface GetTipOrderRequest {
  orderNo: string;
}
export interface TipOrder {
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
  doctorId: string;
  doctorName: string;
  text: string | null;
}
export interface CancelTipOrderRequest {
  orderNo: string;
  reason?: string | undefined;
}
export interface CancelTipOrderResponse {
  orderNo: string;
  statusText: string;
  refundCents: number;
}

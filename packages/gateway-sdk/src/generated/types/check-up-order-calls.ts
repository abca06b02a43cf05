// Generated from packages/contract by `npm run generate`; change it there.
import type { CheckUpInvoice, CheckUpKind, CheckUpPaper, CheckUpRefundRule, CheckUpRefundTerm, CheckUpResult, CheckUpState, CheckUpStore } from './check-up-shapes';
import type { OrderAction, OrderFact, OrderGroup, OrderStep, Refund, WrongPayment } from './orders';
export interface PhysicalOrderCard {
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
  state: CheckUpState;
  packageCode: string;
  packageTitle: string;
  packageKind: CheckUpKind;
  orgName: string;
  store: CheckUpStore;
  day: string;
  people: {
    patientId: string;
    name: string;
    attended: boolean;
    reportReady: boolean;
  }[];
}
export interface PhysicalOrder {
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
  state: CheckUpState;
  packageCode: string;
  packageTitle: string;
  packageKind: CheckUpKind;
  orgName: string;
  store: CheckUpStore;
  day: string;
  people: {
    patientId: string;
    name: string;
    attended: boolean;
    reportReady: boolean;
  }[];
  priceCents: number;
  offCents: number;
  voucherCode: string | null;
  preparation: string[];
  refundTerms: CheckUpRefundTerm[];
  refundRule: CheckUpRefundRule[];
  refundDay: string;
  refundNowCents: number;
  movesLeft: number;
  mayCancel: boolean;
  mayMove: boolean;
  mayInvoice: boolean;
  invoice: CheckUpInvoice | null;
  paper: CheckUpPaper;
}
export interface PhysicalReport {
  orderNo: string;
  patientId: string;
  patientName: string;
  packageTitle: string;
  storeName: string;
  day: string;
  issuedAt: string;
  conclusion: string;
  results: CheckUpResult[];
  documentId: string | null;
  hasPictures: boolean;
}

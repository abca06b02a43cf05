// Generated from packages/contract by `npm run generate`; change it there.
import type { ConsultDoctor } from './consult-shapes';
import type { DoctorCard } from './directory';
import type { OrderAction, OrderFact, OrderGroup, OrderStep, Refund, WrongPayment } from './orders';
export interface GetPanelHomepageResponse {
  expertCount: number;
  answerWithinHours: number;
  fromCents: number | null;
  departments: {
    deptId: string;
    deptName: string;
    deptIcon: string;
  }[];
}
export interface ListPanelExpertsRequest {
  deptId: string;
}
export interface PanelExpert {
  doctor: DoctorCard;
  shareCents: number;
}
export interface ListPanelExpertsResponse {
  items: PanelExpert[];
  totalCents: number;
}
export interface SavePanelDraftRequest {
  draft: {
    question?: string | undefined;
    since?: 'today' | 'week' | 'month' | 'halfYear' | 'longer' | undefined;
    treated?: string | undefined;
    /**
     * @maxItems 30
     */
    fileIds?: string[] | undefined;
    deptId?: string | undefined;
  };
}
export interface SavePanelDraftResponse {
  savedAt: string;
}
export interface GetPanelDraftResponse {
  draft: {
    question: string;
    since?: 'today' | 'week' | 'month' | 'halfYear' | 'longer' | undefined;
    treated?: string | undefined;
    /**
     * @maxItems 30
     */
    fileIds: string[];
    deptId?: string | undefined;
  } | null;
}
export interface SubmitPanelOrderRequest {
  patientId: string;
  question: string;
  since?: 'today' | 'week' | 'month' | 'halfYear' | 'longer' | undefined;
  treated?: string | undefined;
  /**
   * @maxItems 30
   */
  fileIds?: string[] | undefined;
  /**
   * @minItems 1
   * @maxItems 10
   */
  doctorIds: string[];
}
export interface SubmitPanelOrderResponse {
  orderKey: string;
  amountCents: number;
  payBefore: string;
}
export interface ListPanelOrdersRequest {
  cursor?: string | undefined;
  pageSize?: number | undefined;
}
export interface PanelCard {
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
  orderKey: string;
  state:
    | 'awaitingPayment'
    | 'waiting'
    | 'answering'
    | 'finished'
    | 'unpaid'
    | 'cancelledByPatient'
    | 'expired'
    | 'withdrawn'
    | 'refunding'
    | 'refunded';
  patientName: string;
  question: string;
  expertCount: number;
  answeredCount: number;
  paidCents: number;
}
export interface ListPanelOrdersResponse {
  items: PanelCard[];
  next: string | null;
}
export interface GetPanelOrderRequest {
  orderKey: string;
}
export interface PanelOrder {
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
  orderKey: string;
  state:
    | 'awaitingPayment'
    | 'waiting'
    | 'answering'
    | 'finished'
    | 'unpaid'
    | 'cancelledByPatient'
    | 'expired'
    | 'withdrawn'
    | 'refunding'
    | 'refunded';
  patientName: string;
  question: string;
  expertCount: number;
  answeredCount: number;
  paidCents: number;
  since: ('today' | 'week' | 'month' | 'halfYear' | 'longer') | null;
  treated: string | null;
  fileIds: string[];
  answers: PanelAnswer[];
  answerBefore: string | null;
  timeZone: string;
  mayCancel: boolean;
}
export interface PanelAnswer {
  doctor: ConsultDoctor;
  shareCents: number;
  state: 'asked' | 'answered' | 'declined' | 'unanswered';
  text: string | null;
  at: string | null;
}
export interface CancelPanelOrderRequest {
  orderKey: string;
  reason?: string | undefined;
}
export interface CancelPanelOrderResponse {
  orderKey: string;
  statusText: string;
  refundCents: number;
}

// Generated from packages/contract by `npm run generate`; change it there.
import type { JudgedCoupon } from './coupon-shapes';
import type { OrderAction, OrderFact, OrderGroup, OrderStep, Quote, Refund, WrongPayment } from './orders';
export type ConsultKind =
  | 'imageText'
  | 'expert'
  | 'fast'
  | 'phone'
  | 'fastPhone'
  | 'video'
  | 'quanke'
  | 'policlinic'
  | 'special'
  | 'free'
  | 'convenient';
export type ConsultState =
  | 'awaitingPayment'
  | 'waiting'
  | 'inProgress'
  | 'paused'
  | 'finished'
  | 'unpaid'
  | 'cancelledByPatient'
  | 'refusedByDoctor'
  | 'expired'
  | 'withdrawn'
  | 'upgraded'
  | 'refunding'
  | 'refunded';
export type UpgradeKind = 'phone' | 'video' | 'quanke';
export interface ConsultService {
  kind: ConsultKind;
  title: string;
  medium: 'text' | 'phone' | 'video';
  doctor: 'chosen' | 'assigned';
  priceCents: number;
  answerWithinMinutes: number;
  lastsHours: number;
  turns: number | null;
  callMinutes: number | null;
  needsEarlierDiagnosis: boolean;
  takesTime: boolean;
}
export interface ConsultTime {
  startsAt: string;
  endsAt: string;
}
export interface ConsultOffer {
  quote: Quote;
  couponId: string | null;
  coupons: JudgedCoupon[];
}
export interface ConsultDoctor {
  doctorId: string;
  name: string;
  titleText: string;
  hospitalName: string;
  hospDeptName: string;
}
export interface ConsultCard {
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
  state: ConsultState;
  consultKind: ConsultKind;
  medium: 'text' | 'phone' | 'video';
  doctor: ConsultDoctor | null;
  patientName: string;
  question: string;
  until: {
    at: string;
    outcome: 'lapses' | 'paidBack' | 'ends';
  } | null;
  unread: number;
}
export interface ConsultOrder {
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
  state: ConsultState;
  consultKind: ConsultKind;
  medium: 'text' | 'phone' | 'video';
  doctor: ConsultDoctor | null;
  patientName: string;
  question: string;
  until: {
    at: string;
    outcome: 'lapses' | 'paidBack' | 'ends';
  } | null;
  unread: number;
  quote: Quote | null;
  patientId: string;
  since: ('today' | 'week' | 'month' | 'halfYear' | 'longer') | null;
  treated: string | null;
  earlierDiagnosis: string | null;
  fileIds: string[];
  records: AttachedRecord[];
  preconsult: PreconsultInfo | null;
  startsAt: string | null;
  timeZone: string;
  answerWithinMinutes: number;
  lastsHours: number;
  turns: number | null;
  callMinutes: number | null;
  answeredAt: string | null;
  liked: boolean;
  isShielded: boolean;
  mayCancel: boolean;
  mayFinish: boolean;
  mayRemind: boolean;
  mayLike: boolean;
  mayDelete: boolean;
  maySendPictures: boolean;
  mayInvoice: boolean;
  mayShare: boolean;
  upgradedFrom: string | null;
  upgradedTo: string | null;
  creditCents: number;
  mayUpgrade: boolean;
  convertBackCents: number | null;
  mayAskRefund: boolean;
  refundRequest: ConsultRefundRequest | null;
  referral: ConsultReferral | null;
  mayConfirmForm: boolean;
}
export interface AttachedRecord {
  recordNo: string;
  kind: 'checkUpReport' | 'visit' | 'consult';
  title: string;
  day: string;
  lines: string[];
}
export interface PreconsultInfo {
  allergies?: string | undefined;
  history?: string | undefined;
  medicines?: string | undefined;
  pregnancy?: 'none' | 'pregnant' | 'nursing' | 'unknown' | undefined;
}
export interface ConsultRefundRequest {
  reason: string;
  askedAt: string;
  state: 'open' | 'granted' | 'declined';
  answer: string | null;
}
export interface ConsultReferral {
  referralId: string;
  kind: ConsultKind;
  title: string;
  fromDoctor: string;
  reason: string;
  doctorId: string | null;
  doctorName: string | null;
  deptId: string | null;
  deptName: string | null;
  referredAt: string;
  state: 'proposed' | 'accepted' | 'asked';
  orderKey: string | null;
}
export interface UpgradeInfo {
  kind: UpgradeKind;
  startsAt?: string | undefined;
  mobile?: string | undefined;
}

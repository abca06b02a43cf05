// Generated from packages/contract by `npm run generate`; change it there.
import type { DoctorCard } from './directory';
import type { OrderAction, OrderFact, OrderGroup, OrderStep, Refund, WrongPayment } from './orders';
export type ServicePackageTopic =
  'hypertension' | 'diabetes' | 'heart' | 'mother' | 'child' | 'recovery' | 'elderly' | 'mind';
export type PackageItemType = 'consult' | 'call' | 'appointment' | 'form' | 'goods' | 'visit';
export type ServicePackageState =
  | 'awaitingPayment'
  | 'active'
  | 'paused'
  | 'completed'
  | 'ended'
  | 'expired'
  | 'cancelled'
  | 'refunding'
  | 'refunded';
export type PackagePauseReason = 'travel' | 'hospital' | 'other';
export interface ServicePackageCard {
  packageCode: string;
  topic: ServicePackageTopic;
  title: string;
  summary: string;
  priceCents: number;
  days: number;
  doctorId: string;
  doctorName: string;
  teamId: string | null;
  teamName: string | null;
  itemCount: number;
}
export interface ServicePackage {
  packageCode: string;
  topic: ServicePackageTopic;
  title: string;
  summary: string;
  priceCents: number;
  days: number;
  doctorId: string;
  doctorName: string;
  teamId: string | null;
  teamName: string | null;
  itemCount: number;
  description: string[];
  items: PackageItem[];
}
export interface PackageItem {
  serviceId: string;
  type: PackageItemType;
  name: string;
  note: string;
  count: number;
  shareCents: number;
}
export interface PackageTeam {
  teamId: string;
  name: string;
  introduction: string;
  members: DoctorCard[];
  packages: ServicePackageCard[];
}
export interface PackageExpert {
  doctor: DoctorCard;
  packages: ServicePackageCard[];
  commentCount: number;
  average: number | null;
}
export interface PackageComment {
  commentId: string;
  packageTitle: string;
  stars: number;
  text: string;
  authorName: string;
  createdAt: string;
}
export interface PackageOrderCard {
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
  state: ServicePackageState;
  packageCode: string;
  packageTitle: string;
  doctorId: string;
  doctorName: string;
  patientName: string | null;
  endsAt: string | null;
}
export interface PackageOrder {
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
  state: ServicePackageState;
  packageCode: string;
  packageTitle: string;
  doctorId: string;
  doctorName: string;
  patientName: string | null;
  endsAt: string | null;
  days: number;
  quotas: PackageQuota[];
  refundNowCents: number;
  mayCancel: boolean;
  mayRefund: boolean;
  pauses: PackagePause[];
  pauseLeft: {
    times: number;
    days: number;
  };
  mayPause: boolean;
  mayResume: boolean;
  mayBind: boolean;
  mayUse: boolean;
  mayComment: boolean;
  comment: {
    stars: number;
    text: string;
  } | null;
}
export interface PackageQuota {
  serviceId: string;
  type: PackageItemType;
  name: string;
  note: string;
  count: number;
  shareCents: number;
  left: number;
  leftCents: number;
}
export interface PackagePause {
  reason: PackagePauseReason;
  startedOn: string;
  resumesOn: string;
  days: number;
  isRunning: boolean;
}
export interface PackageUse {
  applyNo: string;
  orderNo: string;
  serviceId: string;
  type: PackageItemType;
  itemName: string;
  state: 'asked' | 'planned' | 'sent' | 'done' | 'withdrawn';
  stateText: string;
  note: string;
  wantedOn: string | null;
  plannedAt: string | null;
  result: string | null;
  createdAt: string;
  doneAt: string | null;
  mayWithdraw: boolean;
}

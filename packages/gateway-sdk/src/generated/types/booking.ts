// Generated from packages/contract by `npm run generate`; change it there.
import type { Refund } from './orders';
export type RegistrationStatus =
  | 'awaitingPayment'
  | 'confirmed'
  | 'checkedIn'
  | 'completed'
  | 'expired'
  | 'cancelledByPatient'
  | 'cancelledByHospital'
  | 'refunding'
  | 'refunded'
  | 'noShow';
export type RegistrationAction = 'pay' | 'cancel' | 'showVoucher' | 'bookAgain';
export type Period = 'morning' | 'afternoon' | 'evening';
export type ShiftStatus = 'released' | 'full' | 'stopped' | 'notReleased' | 'closed';
export interface RegistrationOrderCard {
  orderNo: string;
  status: RegistrationStatus;
  statusText: string;
  actions: RegistrationAction[];
  doctorId: string;
  doctorName: string;
  titleText: string;
  hospitalId: string;
  hospitalName: string;
  hospDeptId: string;
  hospDeptName: string;
  date: string;
  period: Period;
  startTime: string;
  endTime: string;
  timeZone: string;
  patientName: string;
  feeCents: number;
  refundCents: number;
  payBefore: string | null;
  createdAt: string;
}
export interface GetShiftCaseRulesRequest {
  hospitalId: string;
}
export interface BookingRules {
  hospitalId: string;
  windowDays: number;
  releaseTime: string;
  closeMinutesBefore: number;
  payWithinMinutes: number;
  cancelDaysBefore: number;
  cancelUntil: string;
  noShowLimit: number;
  noShowWindowDays: number;
  suspendDays: number;
  maxOpenPerPatient: number;
  bring: string[];
  timeZone: string;
}
export interface ListShiftCasesByMonthRequest {
  doctorId: string;
  hospitalId?: string | undefined;
  hospDeptId?: string | undefined;
  month: string;
}
export interface ShiftCase {
  shiftCaseId: string;
  doctorId: string;
  hospitalId: string;
  hospDeptId: string;
  hospDeptName: string;
  date: string;
  period: Period;
  startTime: string;
  endTime: string;
  clinicType: string;
  total: number;
  remaining: number;
  feeCents: number;
  status: ShiftStatus;
  releaseAt: string | null;
}
export interface ListShiftCasesByMonthResponse {
  items: ShiftCase[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetShiftCaseRequest {
  shiftCaseId: string;
}
export interface ShiftCaseDetail {
  shiftCaseId: string;
  doctorId: string;
  hospitalId: string;
  hospDeptId: string;
  hospDeptName: string;
  date: string;
  period: Period;
  startTime: string;
  endTime: string;
  clinicType: string;
  total: number;
  remaining: number;
  feeCents: number;
  status: ShiftStatus;
  releaseAt: string | null;
  doctorName: string;
  titleText: string;
  hospitalName: string;
  clinicAddress: string;
  timeZone: string;
}
export interface CheckBeforeSubmitRequest {
  shiftCaseId: string;
  patientId: string;
}
export interface CheckBeforeSubmitResponse {
  feeCents: number;
  remaining: number;
  payWithinMinutes: number;
  cancelBefore: string;
}
export interface SubmitRegistrationOrderRequest {
  shiftCaseId: string;
  patientId: string;
}
export interface SubmitRegistrationOrderResponse {
  orderNo: string;
  status: RegistrationStatus;
  feeCents: number;
  payBefore: string | null;
}
export interface ListRegistrationOrdersRequest {
  group?: 'awaitingPayment' | 'confirmed' | 'completed' | 'cancelled' | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListRegistrationOrdersResponse {
  items: RegistrationOrderCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetRegistrationOrderRequest {
  orderNo: string;
}
export interface RegistrationOrder {
  orderNo: string;
  status: RegistrationStatus;
  statusText: string;
  actions: RegistrationAction[];
  doctorId: string;
  doctorName: string;
  titleText: string;
  hospitalId: string;
  hospitalName: string;
  hospDeptId: string;
  hospDeptName: string;
  date: string;
  period: Period;
  startTime: string;
  endTime: string;
  timeZone: string;
  patientName: string;
  feeCents: number;
  refundCents: number;
  payBefore: string | null;
  createdAt: string;
  shiftCaseId: string;
  patientId: string;
  patientCardNo: string | null;
  patientMobile: string;
  clinicType: string;
  clinicAddress: string;
  hospitalAddress: string;
  hospitalPhone: string;
  voucherCode: string | null;
  cancelBefore: string;
  bring: string[];
  history: RegistrationStep[];
  payment: 'none' | 'open' | 'failed' | 'paid';
  refund: Refund | null;
  wrongPayments: Refund[];
}
export interface RegistrationStep {
  state: RegistrationStatus;
  stateText: string;
  at: string;
  actor: 'patient' | 'hospital' | 'system';
  event:
    | 'submit'
    | 'pay'
    | 'expire'
    | 'cancel'
    | 'stop'
    | 'requestRefund'
    | 'finishRefund'
    | 'checkIn'
    | 'complete'
    | 'missVisit';
  reason: string | null;
}
export interface CancelRegistrationOrderRequest {
  orderNo: string;
  reason?: string | undefined;
}
export interface CancelRegistrationOrderResponse {
  orderNo: string;
  status: RegistrationStatus;
  refundCents: number;
}

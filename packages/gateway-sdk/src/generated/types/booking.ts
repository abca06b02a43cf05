// Generated from packages/contract by `npm run generate`; change it there.
import type { BookingTerm, RegistrationOrderCard, RegistrationStatus, ShiftCase, ShiftCaseDetail, Wait } from './booking-shapes';
import type { DoctorCard } from './directory';
export interface GetShiftCaseRulesRequest {
  hospitalId: string;
}
export interface ListShiftCasesByMonthRequest {
  doctorId: string;
  hospitalId?: string | undefined;
  hospDeptId?: string | undefined;
  month: string;
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
export interface ListEarliestDoctorsRequest {
  deptId?: string | undefined;
  areaId?: string | undefined;
  hospitalId?: string | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface EarliestDoctor {
  doctor: DoctorCard;
  shift: ShiftCaseDetail;
}
export interface ListEarliestDoctorsResponse {
  items: EarliestDoctor[];
  total: number;
  pageNo: number;
  pageSize: number;
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
export interface GetOrderConfigRequest {
  hospitalId: string;
}
export interface GetOrderAdaptRuleRequest {
  shiftCaseId: string;
  patientId: string;
}
export interface GetOrderAdaptRuleResponse {
  terms: BookingTerm[];
}
export interface GetRegistPatientRequest {
  shiftCaseId: string;
}
export interface GetRegistPatientResponse {
  items: {
    patientId: string;
    name: string;
    refusal: string | null;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetCustomCodeRequest {
  shiftCaseId: string;
  patientId: string;
}
export interface ValidateCustomCodeRequest {
  shiftCaseId: string;
  patientId: string;
  imgCode: string;
}
export interface ValidateCustomCodeResponse {
  validateParam: string;
  gmtExpired: string;
}
export interface GetOrderCheckCodeResponse {
  resendAfter: number;
  expiresIn: number;
}
export interface SubmitRegistrationOrderRequest {
  shiftCaseId: string;
  patientId: string;
  validateParam?: string | undefined;
  checkCode?: string | undefined;
}
export interface SubmitRegistrationOrderResponse {
  orderNo: string;
  status: RegistrationStatus;
  feeCents: number;
  payBefore: string | null;
}
export interface SubmitOfflineBookingRequest {
  orderNo: string;
}
export interface SubmitOfflineBookingResponse {
  orderNo: string;
  status: RegistrationStatus;
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
export interface CancelRegistrationOrderRequest {
  orderNo: string;
  reason?: string | undefined;
}
export interface CancelRegistrationOrderResponse {
  orderNo: string;
  status: RegistrationStatus;
  refundCents: number;
}
export interface JoinWaitListRequest {
  shiftCaseId: string;
  patientId: string;
}
export interface PreviewWaitRequest {
  shiftCaseId: string;
  patientId: string;
}
export interface ListWaitsRequest {
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListWaitsResponse {
  items: Wait[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetWaitRequest {
  waitId: string;
}
export interface LeaveWaitListRequest {
  waitId: string;
}

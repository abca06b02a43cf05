// Generated from packages/contract by `npm run generate`; change it there.
import type { RegistrationOrder, RegistrationOrderCard, RegistrationStatus, ShiftCaseDetail } from './booking-shapes';
export interface GetMergedOrderRequest {
  orderNo: string;
}
export interface GetMergedOrderResponse {
  orders: RegistrationOrder[];
}
export interface ListMergedRegistrationOrdersRequest {
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListMergedRegistrationOrdersResponse {
  items: {
    hospitalId: string;
    hospitalName: string;
    patientName: string;
    date: string;
    orders: RegistrationOrderCard[];
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface RescheduleRegistrationOrderRequest {
  orderNo: string;
  shiftCaseId: string;
}
export interface RescheduleRegistrationOrderResponse {
  orderNo: string;
  status: RegistrationStatus;
}
export interface DeleteRegistrationOrderRequest {
  orderNo: string;
}
export interface DeleteRegistrationOrderResponse {
  orderNo: string;
}
export interface ResendOrderMessageRequest {
  orderNo: string;
}
export interface ResendOrderMessageResponse {
  orderNo: string;
}
export interface GetOrderVoiceCodeRequest {
  orderNo: string;
}
export interface GetOrderVoiceCodeResponse {
  orderNo: string;
  mobile: string;
}
export interface ListRebookingShiftsRequest {
  orderNo: string;
}
export interface ListRebookingShiftsResponse {
  items: ShiftCaseDetail[];
  total: number;
  pageNo: number;
  pageSize: number;
}

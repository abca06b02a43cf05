// Generated from packages/contract by `npm run generate`; change it there.
import type { OrderGroup, Parcel } from './orders';
import type { PackageComment, PackageOrderCard, PackagePauseReason, PackageUse, ServicePackageCard, ServicePackageTopic } from './service-package-shapes';
export interface SearchPackagesRequest {
  q?: string | undefined;
  topic?: ServicePackageTopic | undefined;
  doctorUserId?: string | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface SearchPackagesResponse {
  items: ServicePackageCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetPackageDetailRequest {
  packageCode: string;
}
export interface GetPackageTeamRequest {
  teamId: string;
}
export interface GetPackageExpertRequest {
  doctorUserId: string;
}
export interface ListPackageCommentsRequest {
  expertId: string;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListPackageCommentsResponse {
  items: PackageComment[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface CreatePackageOrderRequest {
  packageCode: string;
  totalCents: number;
  again?: boolean | undefined;
}
export interface CreatePackageOrderResponse {
  orderNo: string;
  amountCents: number;
  payBefore: string;
}
export interface BuyPackageOrderRequest {
  packageCode: string;
  totalCents: number;
  again?: boolean | undefined;
  patientId: string;
}
export interface BuyPackageOrderResponse {
  orderNo: string;
  amountCents: number;
  payBefore: string;
}
export interface JumpToPackagePaymentRequest {
  orderNo: string;
  returnUrl: string;
}
export interface JumpToPackagePaymentResponse {
  orderNo: string;
  url: string;
}
export interface ListPackageOrdersRequest {
  group?: OrderGroup | undefined;
  cursor?: string | undefined;
  pageSize?: number | undefined;
}
export interface ListPackageOrdersResponse {
  items: PackageOrderCard[];
  next: string | null;
}
export interface GetPackageOrderRequest {
  orderNo: string;
}
export interface CancelPackageOrderRequest {
  orderNo: string;
  reason?: string | undefined;
}
export interface CancelPackageOrderResponse {
  orderNo: string;
  statusText: string;
}
export interface RefundPackageOrderRequest {
  orderNo: string;
  reason?: string | undefined;
  refundCents: number;
}
export interface RefundPackageOrderResponse {
  orderNo: string;
  statusText: string;
  refundCents: number;
}
export interface PausePackageRequest {
  orderNo: string;
  reason: PackagePauseReason;
  resumesOn: string;
}
export interface PausePackageResponse {
  done: true;
  orderNo: string;
  endsAt: string;
}
export interface ResumePackageRequest {
  orderNo: string;
}
export interface ResumePackageResponse {
  done: true;
  orderNo: string;
  endsAt: string;
}
export interface BindPackageToPatientRequest {
  orderNo: string;
  patientId: string;
}
export interface BindPackageToPatientResponse {
  done: true;
  orderNo: string;
}
export interface CommentPackageOrderRequest {
  orderNo: string;
  stars: number;
  text: string;
}
export interface CommentPackageOrderResponse {
  done: true;
  orderNo: string;
}
export interface ApplyCustomServiceRequest {
  orderNo: string;
  serviceId: string;
  note: string;
  wantedOn?: string | undefined;
}
export interface ApplyCustomServiceResponse {
  done: true;
  orderNo: string;
  applyNo: string;
}
export interface RequestPackageCallRequest {
  orderNo: string;
  serviceId: string;
  note: string;
  wantedOn: string;
}
export interface RequestPackageCallResponse {
  done: true;
  orderNo: string;
  applyNo: string;
}
export interface FillPackageFormRequest {
  orderNo: string;
  serviceId: string;
  complaint: string;
  heightCentimetres?: number | undefined;
  weightKilograms?: number | undefined;
  systolic?: number | undefined;
  diastolic?: number | undefined;
  medicines?: string | undefined;
}
export interface FillPackageFormResponse {
  done: true;
  orderNo: string;
  applyNo: string;
}
export interface SendPackageGoodsRequest {
  orderNo: string;
  serviceId: string;
  addressId: string;
}
export interface SendPackageGoodsResponse {
  done: true;
  orderNo: string;
  applyNo: string;
}
export interface ListCustomServicesRequest {
  orderNo: string;
  serviceId?: string | undefined;
}
export interface ListCustomServicesResponse {
  items: PackageUse[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetCustomServiceRequest {
  applyNo: string;
}
export interface WithdrawCustomServiceRequest {
  applyNo: string;
}
export interface WithdrawCustomServiceResponse {
  done: true;
  orderNo: string;
  applyNo: string;
}
export interface ListPackageScheduleRequest {
  orderNo: string;
  serviceId: string;
}
export interface ListPackageScheduleResponse {
  orderNo: string;
  days: {
    day: string;
    times: string[];
  }[];
}
export interface BookPackageScheduleRequest {
  orderNo: string;
  serviceId: string;
  startsAt: string;
}
export interface BookPackageScheduleResponse {
  done: true;
  orderNo: string;
  applyNo: string;
}
export interface CallMeetingRequest {
  callMeettingId: string;
}
export interface CallMeetingResponse {
  use: PackageUse;
  phase: 'asked' | 'planned' | 'now' | 'over' | 'withdrawn';
  doctorName: string;
}
export interface GetPackageExpressRequest {
  orderNo: string;
}
export interface GetPackageExpressResponse {
  orderNo: string;
  address: {
    name: string;
    mobile: string;
    text: string;
  } | null;
  waiting: PackageUse[];
  parcels: Parcel[];
}

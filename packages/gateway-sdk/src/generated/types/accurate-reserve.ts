// Generated from packages/contract by `npm run generate`; change it there.
import type { DoctorCard } from './directory';
import type { OrderGroup } from './orders';
export interface GetAccurateReserveRequest {
  deptId?: string | undefined;
}
export interface GetAccurateReserveResponse {
  departments: {
    deptId: string;
    deptName: string;
    deptIcon: string;
  }[];
  deptId: string | null;
  diseases: {
    entryId: string;
    name: string;
  }[];
}
export interface ListAccurateReserveDoctorsRequest {
  entryId: string;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListAccurateReserveDoctorsResponse {
  items: DoctorCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetAccurateReserveDoctorRequest {
  doctorId: string;
}
export interface GetAccurateReserveDoctorResponse {
  doctor: DoctorCard;
  auditWithinHours: number;
  payWithinMinutes: number;
  timeZone: string;
  days: string[];
}
export interface SubmitAccurateReserveRequest {
  doctorId: string;
  entryId: string;
  patientId: string;
  symptoms: string;
  /**
   * @maxItems 20
   */
  fileIds?: string[] | undefined;
  /**
   * @maxItems 31
   */
  days: string[];
}
export interface SubmitAccurateReserveResponse {
  requestId: string;
}
export interface ResendAccurateReserveRequest {
  requestId: string;
  symptoms: string;
  /**
   * @maxItems 20
   */
  fileIds?: string[] | undefined;
  /**
   * @maxItems 31
   */
  days: string[];
}
export interface ResendAccurateReserveResponse {
  requestId: string;
}
export interface CancelAccurateReserveRequest {
  requestId: string;
}
export interface CancelAccurateReserveResponse {
  requestId: string;
  state: 'auditing' | 'changesWanted' | 'approved' | 'cancelled' | 'expired';
}
export interface GetAccurateReserveRequestRequest {
  requestId: string;
}
export interface AccurateReserve {
  requestId: string;
  state: 'auditing' | 'changesWanted' | 'approved' | 'cancelled' | 'expired';
  doctorId: string;
  doctorName: string;
  titleText: string;
  hospitalName: string;
  hospDeptName: string;
  timeZone: string;
  entryId: string;
  entryName: string;
  patientId: string;
  patientName: string;
  symptoms: string;
  fileIds: string[];
  days: string[];
  auditBefore: string | null;
  reasons: (
    'symptomsUnclear' | 'recordsMissing' | 'recordsUnreadable' | 'otherDepartment' | 'daysFull'
  )[];
  remark: string | null;
  place: {
    orderNo: string;
    group: OrderGroup;
    startsAt: string;
    feeCents: number;
    payBefore: string | null;
  } | null;
  mayCancel: boolean;
  mayResend: boolean;
  createdAt: string;
}
export interface ListAccurateReserveRequestsRequest {
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListAccurateReserveRequestsResponse {
  items: AccurateReserve[];
  total: number;
  pageNo: number;
  pageSize: number;
}

// Generated from packages/contract by `npm run generate`; change it there.
import type { ConsultDoctor } from './consult-shapes';
import type { Area, DoctorCard } from './directory';
import type { OrderAction, OrderFact, OrderGroup, OrderStep, Refund, WrongPayment } from './orders';
export type TelemedicineState =
  | 'awaitingPayment'
  | 'booked'
  | 'inProgress'
  | 'finished'
  | 'unpaid'
  | 'cancelledByPatient'
  | 'refused'
  | 'expired'
  | 'refunding'
  | 'refunded';
export interface ListTelemedicineDepartmentsResponse {
  items: {
    deptId: string;
    deptName: string;
    deptIcon: string;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListTelemedicineCitiesResponse {
  items: Area[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListTelemedicineDoctorsRequest {
  deptId?: string | undefined;
  areaId?: string | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListTelemedicineDoctorsResponse {
  items: {
    doctor: DoctorCard;
    priceCents: number;
    nextAt: string | null;
    timeZone: string;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetTelemedicineScheduleRequest {
  doctorId: string;
}
export interface GetTelemedicineScheduleResponse {
  doctor: DoctorCard;
  priceCents: number;
  timeZone: string;
  times: {
    startsAt: string;
    endsAt: string;
    isFree: boolean;
  }[];
}
export interface SubmitTelemedicineOrderRequest {
  doctorId: string;
  startsAt: string;
  patientId: string;
  complaint: string;
}
export interface SubmitTelemedicineOrderResponse {
  orderNo: string;
  amountCents: number;
  payBefore: string;
}
export interface ListTelemedicineOrdersRequest {
  group?: OrderGroup | undefined;
  cursor?: string | undefined;
  pageSize?: number | undefined;
}
export interface TelemedicineCard {
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
  state: TelemedicineState;
  expert: ConsultDoctor;
  localDoctor: LocalDoctor | null;
  patientName: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
}
export interface LocalDoctor {
  doctorId: string;
  name: string;
  titleText: string;
  hospitalName: string;
  hospDeptName: string;
  hospitalId: string;
  address: string;
  phone: string;
}
export interface ListTelemedicineOrdersResponse {
  items: TelemedicineCard[];
  next: string | null;
}
export interface GetTelemedicineOrderRequest {
  orderNo: string;
}
export interface TelemedicineOrder {
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
  state: TelemedicineState;
  expert: ConsultDoctor;
  localDoctor: LocalDoctor | null;
  patientName: string;
  startsAt: string;
  endsAt: string;
  timeZone: string;
  complaint: string;
  medicalCase: TelemedicineCase | null;
  fileIds: string[];
  additions: {
    at: string;
    note: string;
  }[];
  summary: TelemedicineSummary | null;
  cancelBefore: string;
  placeBefore: string;
  mayCancel: boolean;
  mayChoosePlace: boolean;
  mayWriteCase: boolean;
  mayComplete: boolean;
}
export interface TelemedicineCase {
  course: string;
  diagnosis?: string | undefined;
  medicines?: string | undefined;
  allergies?: string | undefined;
}
export interface TelemedicineSummary {
  diagnosis: string;
  advice: string;
  followUp: string | null;
}
export interface CancelTelemedicineByPatientRequest {
  orderNo: string;
  reason?: string | undefined;
}
export interface CancelTelemedicineByPatientResponse {
  orderNo: string;
  statusText: string;
  refundCents: number;
}
export interface ListTelemedicineLocalDoctorsRequest {
  orderNo: string;
  cityId?: string | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListTelemedicineLocalDoctorsResponse {
  items: {
    doctor: LocalDoctor;
    isFree: boolean;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface AddTelemedicineLocalDoctorRequest {
  orderNo: string;
  doctorId: string;
}
export interface AddTelemedicineLocalDoctorResponse {
  orderNo: string;
  done: true;
}
export interface AddTelemedicineCaseRequest {
  orderNo: string;
  course: string;
  diagnosis?: string | undefined;
  medicines?: string | undefined;
  allergies?: string | undefined;
  /**
   * @maxItems 9
   */
  fileIds?: string[] | undefined;
}
export interface AddTelemedicineCaseResponse {
  orderNo: string;
  done: true;
}
export interface CompleteTelemedicineCaseRequest {
  orderNo: string;
  note: string;
  /**
   * @maxItems 9
   */
  fileIds?: string[] | undefined;
}
export interface CompleteTelemedicineCaseResponse {
  orderNo: string;
  done: true;
}

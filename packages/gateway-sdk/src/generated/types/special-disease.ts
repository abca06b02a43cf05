// Generated from packages/contract by `npm run generate`; change it there.
import type { CheckUpRefundRule, CheckUpRefundTerm } from './check-up-shapes';
import type { ConsultDoctor } from './consult-shapes';
import type { AgreementBlock, AgreementType, AgreementVersion } from './content';
import type { DoctorCard } from './directory';
import type { OrderAction, OrderFact, OrderGroup, OrderStep, Refund, WrongPayment } from './orders';
export type SpecialDiseaseState =
  | 'submitted'
  | 'awaitingPayment'
  | 'booked'
  | 'visited'
  | 'unpaid'
  | 'expired'
  | 'cancelled'
  | 'refused'
  | 'missed'
  | 'refunding'
  | 'refunded';
export interface ListSpecialDiseaseExpertsRequest {
  diseaseId?: string | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface SpecialDiseaseExpert {
  diseaseId: string;
  doctor: DoctorCard;
  isLead: boolean;
  feeCents: number;
  days: {
    day: string;
    remaining: number;
  }[];
}
export interface SpecialDisease {
  diseaseId: string;
  name: string;
  summary: string;
  expertCount: number;
}
export interface ListSpecialDiseaseExpertsResponse {
  items: SpecialDiseaseExpert[];
  total: number;
  pageNo: number;
  pageSize: number;
  diseases: SpecialDisease[];
}
export interface GetSpecialDiseaseDoctorGroupRequest {
  diseaseId: string;
}
export interface SpecialDiseaseGroup {
  diseaseId: string;
  name: string;
  summary: string;
  expertCount: number;
  materialsHint: string;
  refundRule: CheckUpRefundRule[];
  members: SpecialDiseaseExpert[];
}
export interface ViewSpecialDiseaseAgreementRequest {
  version?: string | undefined;
}
export interface ViewSpecialDiseaseAgreementResponse {
  version: string;
  effectiveOn: string;
  status: 'upcoming' | 'current' | 'former';
  type: AgreementType;
  bsType: string;
  title: string;
  blocks: AgreementBlock[];
  versions: AgreementVersion[];
}
export interface SubmitSpecialDiseaseBookingRequest {
  diseaseId: string;
  doctorId: string;
  day: string;
  patientId: string;
  materials: string;
  note?: string | undefined;
  totalCents: number;
  agreementVersion: string;
}
export interface SubmitSpecialDiseaseBookingResponse {
  orderNo: string;
  amountCents: number;
}
export interface UpdateSpecialDiseaseBookingRequest {
  orderNo: string;
  day?: string | undefined;
  note?: string | undefined;
}
export interface UpdateSpecialDiseaseBookingResponse {
  done: true;
  orderNo: string;
}
export interface CancelSpecialDiseaseBookingRequest {
  orderNo: string;
  reason?: string | undefined;
  refundCents: number;
}
export interface CancelSpecialDiseaseBookingResponse {
  orderNo: string;
  statusText: string;
  refundCents: number;
}
export interface GetSpecialDiseaseBookingRequest {
  orderNo: string;
}
export interface SpecialDiseaseBooking {
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
  state: SpecialDiseaseState;
  diseaseId: string;
  diseaseName: string;
  expert: ConsultDoctor;
  patientName: string;
  day: string;
  materials: string;
  note: string;
  agreementVersion: string;
  agreedAt: string;
  refundTerms: CheckUpRefundTerm[];
  refundRule: CheckUpRefundRule[];
  refundDay: string;
  refundNowCents: number;
  movesLeft: number;
  mayCancel: boolean;
  mayMove: boolean;
  mayNote: boolean;
  hasCertificate: boolean;
  hasCode: boolean;
}
export interface GetSpecialDiseasePayCertificateRequest {
  orderNo: string;
}
export interface SpecialDiseaseCertificate {
  orderNo: string;
  certificateNo: string;
  diseaseName: string;
  expert: ConsultDoctor;
  patientName: string;
  day: string;
  paidCents: number;
  refundCents: number;
  paidAt: string;
}
export interface GetSpecialDiseaseQrcodeRequest {
  orderNo: string;
}
export interface GetSpecialDiseaseQrcodeResponse {
  orderNo: string;
  visitCode: string;
  day: string;
}

// Generated from packages/contract by `npm run generate`; change it there.
import type { Refund, WrongPayment } from './orders';
export type RegistrationStatus =
  | 'awaitingHospital'
  | 'awaitingPayment'
  | 'confirmed'
  | 'checkedIn'
  | 'completed'
  | 'expired'
  | 'cancelledByPatient'
  | 'cancelledByHospital'
  | 'refusedByHospital'
  | 'refunding'
  | 'refunded'
  | 'noShow';
export type RegistrationAction = 'pay' | 'cancel' | 'showVoucher' | 'review' | 'bookAgain';
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
  canWait: boolean;
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
  canWait: boolean;
  doctorName: string;
  titleText: string;
  hospitalName: string;
  clinicAddress: string;
  timeZone: string;
}
export interface OrderConfig {
  insurance: 'selfPayOnly' | 'settledAtCounter';
  submitCheck: 'none' | 'imageCode' | 'mobileCode';
  firstVisitClinics: ('general' | 'expert' | 'special')[];
  maxReschedules: number;
  waitListSize: number;
  waitCloseMinutesBefore: number;
  offerMinutes: number;
  drawSeconds: number;
}
export interface BookingTerm {
  name:
    | 'fee'
    | 'payBefore'
    | 'bookBefore'
    | 'cancelBefore'
    | 'cancelFree'
    | 'cancelOver'
    | 'insuranceAtCounter'
    | 'selfPayOnly'
    | 'firstVisitClinic'
    | 'moreOpen'
    | 'oneADay'
    | 'missesLeft'
    | 'missSuspends'
    | 'reschedule'
    | 'imageCode'
    | 'mobileCode'
    | 'hospitalAnswers';
  cents: number | null;
  at: string | null;
  count: number | null;
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
  inChinese: {
    doctorName: string;
    hospitalName: string;
    hospDeptName: string;
    clinicAddress: string;
    hospitalAddress: string;
  } | null;
  voucherCode: string | null;
  mayReschedule: boolean;
  mayDelete: boolean;
  cancelBefore: string;
  bring: string[];
  history: RegistrationStep[];
  payment: 'none' | 'open' | 'failed' | 'paid';
  refund: Refund | null;
  wrongPayments: WrongPayment[];
}
export interface RegistrationStep {
  state: RegistrationStatus;
  stateText: string;
  at: string;
  actor: 'patient' | 'hospital' | 'system';
  event:
    | 'submit'
    | 'reserve'
    | 'reserveLate'
    | 'confirm'
    | 'refuse'
    | 'giveUp'
    | 'pay'
    | 'expire'
    | 'cancel'
    | 'reschedule'
    | 'stop'
    | 'requestRefund'
    | 'finishRefund'
    | 'checkIn'
    | 'complete'
    | 'missVisit';
  reason: string | null;
}
export interface Wait {
  waitId: string;
  state: 'waiting' | 'offered' | 'taken' | 'lapsed' | 'left' | 'closed';
  position: number | null;
  waiting: number;
  drawsAt: string | null;
  closesAt: string;
  offeredOrderNo: string | null;
  offerUntil: string | null;
  joinedAt: string;
  patientId: string;
  patientName: string;
  shift: ShiftCaseDetail;
}
export interface WaitPreview {
  position: number | null;
  waiting: number;
  chanceOfTen: number | null;
  drawsAt: string | null;
  closesAt: string;
  offerMinutes: number;
  wait: Wait | null;
}

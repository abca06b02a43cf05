// Generated from packages/contract by `npm run generate`; change it there.
export type OverseasDepartment =
  | 'respiratory'
  | 'gastroenterology'
  | 'cardiology'
  | 'neurology'
  | 'endocrinology'
  | 'dermatology'
  | 'ear-nose-throat'
  | 'gynaecology'
  | 'orthopaedics';
export type OverseasSymptom =
  | 'fever'
  | 'cough'
  | 'breathless'
  | 'soreThroat'
  | 'runnyNose'
  | 'fatigue'
  | 'headache'
  | 'muscleAche'
  | 'diarrhoea'
  | 'lossOfSmell'
  | 'none';
export type OverseasDuration = 'today' | 'days' | 'week' | 'fortnight' | 'longer';
export type OverseasStatus = 'waiting' | 'inProgress' | 'done' | 'cancelled';
export interface OverseasDuty {
  onDuty: number;
  ahead: number;
  minutes: number | null;
  nightEndsAt: string | null;
  timeZone: string;
}
export interface OverseasCard {
  orderKey: string;
  state: 'waiting' | 'inProgress' | 'finished' | 'cancelledByPatient' | 'expired' | 'withdrawn';
  status: OverseasStatus;
  nickname: string;
  department: OverseasDepartment;
  question: string;
  doctor: {
    doctorId: string;
    name: string;
    titleText: string;
    hospitalName: string;
  } | null;
  createdAt: string;
  unread: number;
}
export interface OverseasConsult {
  orderKey: string;
  state: 'waiting' | 'inProgress' | 'finished' | 'cancelledByPatient' | 'expired' | 'withdrawn';
  status: OverseasStatus;
  nickname: string;
  department: OverseasDepartment;
  question: string;
  doctor: {
    doctorId: string;
    name: string;
    titleText: string;
    hospitalName: string;
  } | null;
  createdAt: string;
  unread: number;
  fileIds: string[];
  symptoms: OverseasSymptom[];
  duration: OverseasDuration;
  tenths: number;
  duty: OverseasDuty | null;
  until: string | null;
  answeredAt: string | null;
  medicines: {
    name: string;
    dose: string;
  }[];
  mayCancel: boolean;
  mayFinish: boolean;
  mayDelete: boolean;
  mayThank: boolean;
}

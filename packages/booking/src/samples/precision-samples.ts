import type {
  AccurateReserve,
  GetAccurateReserveDoctorResponse,
  GetAccurateReserveResponse,
  GetPatientServiceResponse,
  GetReservationGuideResponse,
  PatientCheckIn,
} from '@xinglin/gateway-sdk';
import { sampleDoctor } from '@xinglin/testing';

/** Departments whose experts take requests, and the diseases of the first. */
export const samplePrecision: GetAccurateReserveResponse = {
  departments: [
    { deptId: 'cardiology', deptName: '心血管内科', deptIcon: 'heart' },
    { deptId: 'orthopaedics', deptName: '骨科', deptIcon: 'bone' },
  ],
  deptId: 'cardiology',
  diseases: [
    { entryId: 'hypertension', name: '高血压' },
    { entryId: 'arrhythmia', name: '心律失常' },
  ],
};

/** An expert with two days that can be wished for. */
export const sampleExpert: GetAccurateReserveDoctorResponse = {
  doctor: sampleDoctor,
  auditWithinHours: 24,
  payWithinMinutes: 120,
  timeZone: 'Asia/Shanghai',
  days: ['2026-11-24', '2026-11-26'],
};

/** A request as it stands in one state; the rest as `changed`. */
export function sampleRequest(
  state: AccurateReserve['state'],
  changed: Partial<AccurateReserve> = {},
): AccurateReserve {
  return {
    requestId: 'ar-1',
    state,
    doctorId: 'd-1',
    doctorName: '沈知远',
    titleText: '主任医师',
    hospitalName: '浙江省立同仁医院',
    hospDeptName: '心血管内科',
    timeZone: 'Asia/Shanghai',
    entryId: 'hypertension',
    entryName: '高血压',
    patientId: 'p-1',
    patientName: '王秀兰',
    symptoms: '近一周血压偏高，早上头晕，吃过降压药',
    fileIds: ['f-1'],
    days: ['2026-11-24'],
    auditBefore: state === 'auditing' ? '2026-11-21T20:57:41+08:00' : null,
    reasons: state === 'changesWanted' ? ['recordsMissing'] : [],
    remark: state === 'changesWanted' ? '请补充近期的心电图' : null,
    place:
      state === 'approved'
        ? {
            orderNo: 'R1',
            group: 'awaitingPayment',
            startsAt: '2026-11-24T08:00:00+08:00',
            feeCents: 3800,
            payBefore: '2026-11-20T22:57:41+08:00',
          }
        : null,
    mayCancel: state === 'auditing' || state === 'changesWanted',
    mayResend: state === 'changesWanted',
    createdAt: '2026-11-20T20:57:41+08:00',
    ...changed,
  };
}

/** The guide's first question. */
export const sampleGuideQuestion: GetReservationGuideResponse = {
  answers: [],
  next: {
    question: 'whom',
    options: [
      { key: 'man', label: '成年男性' },
      { key: 'child', label: '儿童（14 岁以下）' },
    ],
  },
  redFlags: [],
  departments: [],
};

/** Where its answers lead. */
export const sampleGuideResult: GetReservationGuideResponse = {
  answers: [
    { question: 'whom', key: 'man', label: '成年男性' },
    { question: 'area', key: 'chest', label: '胸部、心脏和呼吸' },
    { question: 'complaint', key: 'cough', label: '咳嗽' },
  ],
  next: null,
  redFlags: [],
  departments: [
    {
      deptId: 'respiratory',
      deptName: '呼吸内科',
      deptIcon: 'hospital',
      reason: '咳嗽多来自呼吸道，先看呼吸内科。',
      doctors: [sampleDoctor],
    },
  ],
};

/** A visit ahead of which nothing was told yet. */
export const sampleCheckIn: PatientCheckIn = {
  orderNo: 'R1',
  doctorId: 'd-1',
  doctorName: '沈知远',
  titleText: '主任医师',
  hospitalName: '浙江省立同仁医院',
  hospDeptName: '心血管内科',
  patientId: 'p-1',
  patientName: '王秀兰',
  day: '2026-11-22',
  startsAt: '2026-11-22T08:00:00+08:00',
  timeZone: 'Asia/Shanghai',
  state: 'open',
  mayTell: true,
  condition: '',
  fileIds: [],
  toldAt: null,
};

/** A doctor's visits to one patient: one ahead that was told of, one past. */
export const samplePatientService: GetPatientServiceResponse = {
  doctorId: 'd-1',
  doctorName: '沈知远',
  titleText: '主任医师',
  hospitalName: '浙江省立同仁医院',
  hospDeptName: '心血管内科',
  patientId: 'p-1',
  patientName: '王秀兰',
  visits: [
    {
      ...sampleCheckIn,
      state: 'told',
      condition: '近一周血压偏高',
      fileIds: ['f-1'],
      toldAt: '2026-11-20T20:57:41+08:00',
    },
    {
      ...sampleCheckIn,
      orderNo: 'R0',
      day: '2026-10-12',
      startsAt: '2026-10-12T09:30:00+08:00',
      state: 'over',
      mayTell: false,
    },
  ],
};

import type {
  ConsultCard,
  ConsultService,
  FastAsk,
  GetConsultHomepageResponse,
  GetExpertConsultInfoResponse,
  MatchConsultDeptResponse,
  RunningConsult,
} from '@xinglin/gateway-sdk';
import { sampleDoctor } from './doctor-samples';

const inWriting: ConsultService = {
  kind: 'imageText',
  title: '图文问诊',
  medium: 'text',
  doctor: 'chosen',
  priceCents: 4900,
  answerWithinMinutes: 24 * 60,
  lastsHours: 48,
  turns: 20,
  callMinutes: null,
  needsEarlierDiagnosis: false,
  takesTime: false,
};

/** Services by their kinds, with what each is special for. */
export const sampleConsultServices = {
  imageText: inWriting,
  expert: { ...inWriting, kind: 'expert', title: '专家问诊', priceCents: 9900, turns: null },
  fast: {
    ...inWriting,
    kind: 'fast',
    title: '极速问诊',
    doctor: 'assigned',
    priceCents: 1900,
    answerWithinMinutes: 3,
  },
  phone: {
    ...inWriting,
    kind: 'phone',
    title: '电话问诊',
    medium: 'phone',
    priceCents: 8900,
    turns: null,
    callMinutes: 15,
    takesTime: true,
  },
  free: {
    ...inWriting,
    kind: 'free',
    title: '公益问诊',
    doctor: 'assigned',
    priceCents: 0,
    turns: 5,
  },
  convenient: {
    ...inWriting,
    kind: 'convenient',
    title: '便民问诊',
    doctor: 'assigned',
    priceCents: 500,
    answerWithinMinutes: 120,
    needsEarlierDiagnosis: true,
  },
} as const satisfies Readonly<Record<string, ConsultService>>;

/** Where asking begins. */
export const sampleHomepage: GetConsultHomepageResponse = {
  services: Object.values(sampleConsultServices).map((service) => ({
    ...service,
    earliestAt: service.takesTime ? '2026-11-22T18:00:00+08:00' : null,
  })),
  departments: [
    { deptId: 'dermatology', deptName: '皮肤科', deptIcon: 'dermatology', askableCount: 12 },
    { deptId: 'paediatrics', deptName: '儿科', deptIcon: 'paediatrics', askableCount: 23 },
  ],
  timeZone: 'Asia/Shanghai',
  freeNow: [
    {
      doctor: { ...sampleDoctor, reviewCount: 120 },
      kind: 'imageText',
      priceCents: 2500,
      answerWithinMinutes: 24 * 60,
      averageAnswerSeconds: 240,
    },
  ],
};

/** Quick questions while doctors are on duty. */
export const sampleFastAsk: FastAsk = {
  isOpen: true,
  answerWithinMinutes: 3,
  priceCents: 1900,
  onDutyCount: 126,
  onDuty: [
    {
      doctorId: 'd-1',
      name: '林若溪',
      gender: 'female',
      title: 'attending',
      deptId: 'paediatrics',
      deptName: '儿科',
    },
    {
      doctorId: 'd-2',
      name: '周予安',
      gender: 'male',
      title: 'attending',
      deptId: 'cardiology',
      deptName: '心血管内科',
    },
    {
      doctorId: 'd-3',
      name: '沈知远',
      gender: 'male',
      title: 'attending',
      deptId: 'dermatology',
      deptName: '皮肤科',
    },
  ],
  averageAnswerSeconds: 108,
};

/** Quick questions while no doctor is on duty. */
export const sampleFastAskClosed: FastAsk = {
  isOpen: false,
  answerWithinMinutes: 3,
  priceCents: null,
  onDutyCount: 0,
  onDuty: [],
  averageAnswerSeconds: null,
};

/** A doctor with all they can be asked by. */
export const sampleAsked: GetExpertConsultInfoResponse = {
  doctor: sampleDoctor,
  services: [
    sampleConsultServices.imageText,
    sampleConsultServices.expert,
    sampleConsultServices.phone,
  ],
  consultCount: 326,
};

/** What a feverish child leads to. */
export const sampleMatch: MatchConsultDeptResponse = {
  redFlags: [],
  departments: [
    {
      deptId: 'paediatrics',
      deptName: '儿科',
      deptIcon: 'paediatrics',
      reason: '孩子发热，先看儿科',
    },
  ],
};

/** What cannot wait for an answer online. */
export const sampleUrgentMatch: MatchConsultDeptResponse = {
  redFlags: [
    {
      flagId: 'chest-pain',
      urgency: 'call120',
      title: '胸痛超过十五分钟',
      advice: '请立即拨打 120，不要自己开车。',
    },
  ],
  departments: [],
};

/** A question that was answered. */
export const sampleConsultCard: ConsultCard = {
  orderNo: 'Z20261120000001',
  orderKey: 'Z20261120000001',
  kind: 'consult',
  group: 'completed',
  title: '图文问诊',
  facts: [],
  statusText: '已结束',
  amountCents: 4900,
  refundCents: 0,
  actions: [],
  payBefore: null,
  createdAt: '2026-11-20T20:57:41+08:00',
  state: 'finished',
  consultKind: 'imageText',
  medium: 'text',
  doctor: {
    doctorId: sampleDoctor.doctorId,
    name: sampleDoctor.name,
    titleText: sampleDoctor.titleText,
    hospitalName: sampleDoctor.hospitalName,
    hospDeptName: sampleDoctor.hospDeptName,
  },
  doctorGender: 'male',
  patientName: '王秀兰',
  question: '近一周血压偏高，早上头晕',
  unread: 0,
  until: null,
};

/** A running consult whose doctor has answered. */
export const sampleRunningConsult: RunningConsult = {
  ...sampleConsultCard,
  group: 'active',
  state: 'inProgress',
  statusText: '咨询中',
  unread: 1,
  until: { at: '2026-11-24T13:32:36+08:00', outcome: 'ends' },
  doctorGender: 'female',
  turnsLeft: 17,
};

/** What a television asks of the gateway to show a service, and how the newest question stands. */
export const televisionAnswers = {
  getConsultHomepage: sampleHomepage,
  isFastAskOpen: sampleFastAsk,
  listConsultOrders: { items: [sampleConsultCard], next: null },
};

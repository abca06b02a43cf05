import type {
  Asker,
  Country,
  ListCountriesResponse,
  OverseasCard,
  OverseasConsult,
  OverseasDuty,
  PartnerPreLoginResponse,
  TipOrder,
} from '@xinglin/gateway-sdk';
import { listOf, type GatewayAnswers } from '@xinglin/testing';

const country = (label: string, labelCode: string, value: string, index: string): Country => ({
  label,
  labelCode,
  value,
  index,
});

const italy = country('意大利', 'IT', '+39', 'Y');
const china = country('中国', 'CN', '+86', 'Z');

/** A few countries, as the gateway lists them. */
export const sampleCountries: ListCountriesResponse = {
  hot: [italy],
  items: [country('法国', 'FR', '+33', 'F'), italy, country('印度尼西亚', 'ID', '+62', 'Y'), china],
};

/** Every provider, as the sandbox has them. */
export const partnerPreLogin: PartnerPreLoginResponse = {
  providers: ['chatApp', 'healthId', 'facebook', 'google'],
  oneKeyScriptUrl: null,
};

/** Somebody for whom is asked. */
export const sampleAsker: Asker = {
  askerId: 'a-1',
  nickname: '安娜',
  gender: 'female',
  ageMonths: 401,
  country: { labelCode: 'IT', label: '意大利' },
  cardType: 'passport',
  cardNo: 'Y******67',
};

/** The doctors of a department, by their night. */
export const sampleDuty: OverseasDuty = {
  onDuty: 2,
  ahead: 1,
  minutes: 15,
  nightEndsAt: '2026-11-27T07:00:00+08:00',
  timeZone: 'Asia/Shanghai',
  hours: { from: 7, to: 22 },
};

/** A consultation that a doctor has taken. */
export const sampleCard: OverseasCard = {
  orderKey: 'o-1',
  state: 'inProgress',
  status: 'inProgress',
  nickname: '安娜',
  department: 'respiratory',
  question: '发烧三天了，还有些咳嗽',
  doctor: {
    doctorId: 'd-1',
    name: '沈知远',
    titleText: '主任医师',
    hospitalName: '杏林大学附属第一医院',
  },
  createdAt: '2026-11-26T20:00:00+08:00',
  unread: 1,
};

/** The same with what was told and advised. */
export const sampleConsult: OverseasConsult = {
  ...sampleCard,
  fileIds: ['f-1'],
  symptoms: ['fever', 'cough'],
  duration: 'days',
  tenths: 385,
  duty: null,
  until: '2026-11-28T20:00:00+08:00',
  answeredAt: '2026-11-26T20:10:00+08:00',
  medicines: [{ name: '对乙酰氨基酚', dose: '每日三次，饭后' }],
  mayCancel: false,
  mayFinish: true,
  mayDelete: false,
  mayThank: false,
};

/** One that waits for a doctor, at night. */
export const waitingConsult: OverseasConsult = {
  ...sampleConsult,
  state: 'waiting',
  status: 'waiting',
  doctor: null,
  unread: 0,
  duty: sampleDuty,
  answeredAt: null,
  medicines: [],
  mayCancel: true,
  mayFinish: false,
};

/** Thanks to the doctor of a consultation, paid. */
export const paidThanks: TipOrder = {
  orderNo: 't-1',
  kind: 'tip',
  drawing: 'tea',
  group: 'completed',
  title: '一杯清茶',
  facts: [],
  statusText: '已送出',
  amountCents: 660,
  refundCents: 0,
  actions: [],
  payBefore: null,
  createdAt: '2026-11-27T09:00:00+08:00',
  history: [],
  payment: 'paid',
  refund: null,
  wrongPayments: [],
  doctorId: 'd-1',
  doctorName: '沈知远',
  text: '谢谢您半夜还回复我',
};

/** The same before it is paid. */
export const unpaidThanks: TipOrder = {
  ...paidThanks,
  group: 'awaitingPayment',
  statusText: '待支付',
  actions: ['pay', 'cancel'],
  payment: 'none',
  payBefore: '2026-11-27T09:30:00+08:00',
};

/** What the calls of every page of this package answer when all is well. */
export const answers = {
  listCountries: sampleCountries,
  partnerPreLogin,
  listAskers: listOf([sampleAsker]),
  getAsker: sampleAsker,
  getOverseasDuty: sampleDuty,
  listOverseasConsults: { items: [sampleCard], next: null },
  getOverseasConsult: sampleConsult,
  getAccountInfo: {
    nickname: '小杏',
    loginId: null,
    mobile: '+39****5678',
    hasPassword: true,
    verifyStatus: 0,
    createdAt: '2026-11-01T08:00:00+08:00',
  },
  getUserProfile: { nickname: '小杏', mobile: '+39****5678', gender: null, birthDate: null },
} satisfies GatewayAnswers;

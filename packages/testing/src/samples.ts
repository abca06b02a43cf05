import type {
  BookingRules,
  BookingTerm,
  GetBaseInfoForPatientResponse,
  OrderConfig,
  Patient,
  ShiftCaseDetail,
  UserInfo,
  Wait,
} from '@xinglin/gateway-sdk';

/** The gateway's time when a page of a test or story is opened. */
export const sampleTime = '2026-11-20T21:00:00+08:00';

/** A person who is signed in and has a phone. */
export const samplePerson: UserInfo = {
  login: true,
  isTempLogin: false,
  userId: 'u-1',
  mobile: '138****5521',
  nickname: '小杏',
  type: 0,
  appId: 'xinglin',
  sourceId: 'default',
  verifyStatus: 0,
  corpconsult: false,
  loginId: null,
  encodeId: 'f00d0000000000000000abcd',
  extEncodeId: 'feed0000000000000000abcd',
  noEntry: false,
  noFooter: false,
  noHeader: false,
  gmtExpired: '2026-12-20T21:00:00+08:00',
  wxConfigVO: { hasWxDevice: false },
};

const mother: Patient = {
  patientId: 'p-1',
  name: '王秀兰',
  relation: 'parent',
  cardType: 'idCard',
  cardNo: '330***********0023',
  mobile: '138****5521',
  mobileProven: true,
  gender: 'female',
  birthDate: '1951-02-03',
  isDefault: true,
  guardianName: null,
  guardianRelation: null,
  realName: 'unverified',
};

const child: Patient = {
  patientId: 'p-2',
  name: '王一诺',
  relation: 'child',
  cardType: 'none',
  cardNo: null,
  mobile: '138****5521',
  mobileProven: true,
  gender: 'female',
  birthDate: '2024-05-06',
  isDefault: false,
  guardianName: '王磊',
  guardianRelation: 'father',
  realName: 'notApplicable',
};

/** Two family members, the default one first. */
export const samplePatients = { mother, child };

/** What an account without family members knows for the first one. */
export const samplePatientBase: GetBaseInfoForPatientResponse = {
  mobile: '138****5521',
  gender: null,
  birthDate: null,
  relations: ['self', 'spouse', 'child', 'parent', 'other'],
  limit: 10,
  remaining: 10,
};

/** The rules of one hospital. */
export const sampleRules: BookingRules = {
  hospitalId: 'h-1',
  windowDays: 14,
  releaseTime: '15:00',
  closeMinutesBefore: 30,
  payWithinMinutes: 30,
  cancelDaysBefore: 1,
  cancelUntil: '17:00',
  noShowLimit: 3,
  noShowWindowDays: 30,
  suspendDays: 90,
  maxOpenPerPatient: 3,
  bring: ['就诊人身份证原件', '医保卡或电子医保凭证', '既往病历与检查报告'],
  bringKinds: ['identity', 'insurance', 'records'],
  timeZone: 'Asia/Shanghai',
};

/** What a hospital asks for besides: nothing, with a list for full shifts. */
export const sampleConfig: OrderConfig = {
  insurance: 'settledAtCounter',
  submitCheck: 'none',
  firstVisitClinics: ['general', 'expert', 'special'],
  maxReschedules: 2,
  waitListSize: 20,
  waitCloseMinutesBefore: 120,
  offerMinutes: 30,
  drawSeconds: 0,
};

/** The rules worked out for {@link sampleShift}. */
export const sampleTerms: readonly BookingTerm[] = [
  { name: 'fee', cents: 3800, at: null, count: null },
  { name: 'payBefore', cents: null, at: '2026-11-20T21:28:00+08:00', count: null },
  { name: 'bookBefore', cents: null, at: '2026-11-22T07:30:00+08:00', count: null },
  { name: 'cancelBefore', cents: null, at: '2026-11-21T17:00:00+08:00', count: null },
  { name: 'reschedule', cents: null, at: null, count: 2 },
  { name: 'insuranceAtCounter', cents: null, at: null, count: null },
  { name: 'oneADay', cents: null, at: null, count: null },
  { name: 'moreOpen', cents: null, at: null, count: 2 },
  { name: 'missesLeft', cents: null, at: null, count: 2 },
];

/** A shift with places left. */
export const sampleShift: ShiftCaseDetail = {
  shiftCaseId: 's-1',
  doctorId: 'd-1',
  doctorName: '沈知远',
  titleText: '主任医师',
  hospitalId: 'h-1',
  hospitalName: '浙江省立同仁医院',
  hospDeptId: 'hd-1',
  hospDeptName: '心血管内科',
  clinicAddress: '门诊 3 楼 B 区',
  clinicType: '专家门诊',
  date: '2026-11-22',
  period: 'morning',
  startTime: '08:00',
  endTime: '08:30',
  total: 12,
  remaining: 3,
  feeCents: 3800,
  status: 'released',
  releaseAt: null,
  canWait: false,
  waiting: 0,
  timeZone: 'Asia/Shanghai',
};

/** A patient's place in the wait-list of {@link sampleShift}. */
export const sampleWait: Wait = {
  waitId: 'w-1',
  state: 'waiting',
  position: 2,
  waiting: 5,
  drawsAt: null,
  closesAt: '2026-11-22T06:00:00+08:00',
  offeredOrderNo: null,
  offerUntil: null,
  joinedAt: '2026-11-20T20:57:41+08:00',
  patientId: 'p-1',
  patientName: '王秀兰',
  shift: { ...sampleShift, remaining: 0, status: 'full', canWait: true },
  chanceOfTen: 6,
  offerMinutes: 30,
  mobile: '138****5521',
  alternatives: [],
};

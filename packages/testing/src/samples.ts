import type {
  BookingRules,
  GetBaseInfoForPatientResponse,
  Patient,
  ShiftCaseDetail,
  UserInfo,
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
  timeZone: 'Asia/Shanghai',
};

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
  timeZone: 'Asia/Shanghai',
};

import type {
  Area,
  Doctor,
  EarliestDoctor,
  Hospital,
  Notice,
  OperateItem,
  ShiftCase,
  SpecialDepartment,
} from '@xinglin/gateway-sdk';
import { sampleShift } from './samples';
import { sampleColleague, sampleDoctor } from './doctor-samples';

/** Everything there is, as one page of a list. */
export function listOf<Item>(items: readonly Item[], total = items.length) {
  return { items: [...items], total, pageNo: 1, pageSize: 20 };
}

/** A hospital, all of it; a list shows a part. */
export const sampleHospital: Hospital = {
  hospitalId: 'h-1',
  name: '浙江省立同仁医院',
  level: '3A',
  levelText: '三级甲等',
  areaId: '330100',
  areaName: '杭州',
  address: '杭州市上城区朝霞大道 599 号',
  tags: ['公立', '医保'],
  departmentCount: 31,
  doctorCount: 96,
  availability: 'available',
  distance: null,
  introduction: '浙江省立同仁医院创建于 1959 年，以综合诊疗见长。',
  phone: '400-526-0468',
  trafficGuide: '地铁 7 号线至上城区方向，出站后步行约 4 分钟。',
  inChinese: null,
  latitude: 30.25,
  longitude: 120.17,
  timeZone: 'Asia/Shanghai',
  notices: ['周末部分科室照常开诊，具体以医生排班为准。'],
};

/** Recommended doctors as home requests them; questions to each are ¥49. */
export function homeDoctors(...doctors: readonly Doctor[]) {
  const items = doctors.map((doctor) => ({ ...doctor, askCents: 4900 }));
  return { ...listOf(items), openToday: 126 };
}

/** A notice of the portal. */
export const sampleNotice: Notice = {
  kind: 'other',
  noticeId: '1',
  title: '预约挂号规则',
  content: '号源提前 14 天开放。',
  publishedAt: '2026-11-18T08:00:00+08:00',
  hospDeptName: null,
};

/** Cities with hospitals. */
export const sampleCities: readonly Area[] = [
  city('330100', '杭州', 'hangzhou', 'H', true),
  city('310100', '上海', 'shanghai', 'S', true),
  city('330200', '宁波', 'ningbo', 'N', false),
];

function city(areaId: string, name: string, pinyin: string, initial: string, hot: boolean): Area {
  return {
    areaId,
    name,
    level: 'city',
    parentId: `${areaId.slice(0, 2)}0000`,
    pinyin,
    initial,
    hot,
  };
}

/** Shifts of {@link sampleDoctor}: the first free day is Sunday, the 22nd. */
export const sampleShifts: readonly ShiftCase[] = [
  shift('2026-11-21', '08:00', { status: 'full', remaining: 0 }),
  shift('2026-11-22', '08:00'),
  shift('2026-11-22', '08:30', { remaining: 1 }),
  shift('2026-11-22', '09:00', { status: 'full', remaining: 0, canWait: true, waiting: 2 }),
  shift('2026-11-24', '08:00', { status: 'stopped' }),
  shift('2026-11-25', '14:00', { period: 'afternoon' }),
];

function shift(date: string, startTime: string, change: Partial<ShiftCase> = {}): ShiftCase {
  const [hour = '', minute = ''] = startTime.split(':');
  const endTime =
    minute === '00' ? `${hour}:30` : `${String(Number(hour) + 1).padStart(2, '0')}:00`;
  return {
    shiftCaseId: `s-${date}-${startTime}`,
    doctorId: 'd-1',
    hospitalId: 'h-1',
    hospDeptId: 'hd-1',
    hospDeptName: '心血管内科',
    clinicType: sampleShift.clinicType,
    date,
    period: 'morning',
    startTime,
    endTime,
    total: 12,
    remaining: 3,
    feeCents: 3800,
    status: 'released',
    releaseAt: null,
    canWait: false,
    waiting: 0,
    ...change,
  };
}

/** Doctors with the first time at which each can be seen, the earliest first. */
export const sampleEarliest: readonly EarliestDoctor[] = [
  { doctor: sampleDoctor, shift: sampleShift },
  {
    doctor: {
      ...sampleColleague,
      hospitalId: 'h-2',
      hospitalName: '西湖儿童医院',
      availability: 'available',
      nextDate: '2026-11-24',
    },
    shift: {
      ...sampleShift,
      shiftCaseId: 's-2',
      doctorId: 'd-2',
      doctorName: '杨雨珍',
      titleText: '副主任医师',
      hospitalId: 'h-2',
      hospitalName: '西湖儿童医院',
      date: '2026-11-24',
      period: 'afternoon',
      startTime: '14:00',
      endTime: '14:30',
      feeCents: 2500,
    },
  },
];

/** Service entries, as the operator places them. */
export const sampleServices: readonly OperateItem[] = [
  ['conditions', '疾病与症状', '/department/more?tab=diseases', 'check-up'],
  ['tumours', '肿瘤专区', '/home/tumor-hospital', 'oncology'],
  ['visits', '我的预约', '/my/order/list', 'visits'],
  ['help', '帮助中心', '/my/helper/hotquestion', 'telephone'],
].map(([confId = '', confName = '', confUrl = '', image = null], confSort) => ({
  confId,
  confName,
  confUrl,
  image,
  subConfName: '',
  confSort,
}));

export const sampleBanner: OperateItem = {
  confId: 'fever',
  confName: '孩子发烧，先看这几条',
  subConfName: '什么情况要马上去医院',
  confUrl: '/diseasepage/child-fever',
  image: 'paediatrics',
  confSort: 0,
};

/** What the operator wants people to read now. */
export const sampleFocus: OperateItem = {
  confId: 'stroke',
  confName: '突然说不清话、一侧没力气',
  subConfName: '可能是中风，马上打 120',
  confUrl: '/diseasepage/stroke',
  image: null,
  confSort: 0,
};

/** One that the operator placed, and one that only has many doctors. */
export const sampleSpecialDepartments: readonly SpecialDepartment[] = [
  {
    deptId: 'mental-health',
    deptName: '精神心理科',
    deptIcon: 'person',
    confId: 'mental-health',
    confName: '精神心理',
    subConfName: '失眠 焦虑 情绪',
    confUrl: '/standardepartment/mental-health',
    image: 'mental-health',
    isIndividuation: true,
  },
  {
    deptId: 'dermatology',
    deptName: '皮肤科',
    deptIcon: 'person',
    confId: null,
    confName: '皮肤科',
    subConfName: '',
    confUrl: '/standardepartment/dermatology',
    image: null,
    isIndividuation: false,
  },
];

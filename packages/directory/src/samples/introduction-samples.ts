import type {
  DoctorStudio,
  DoctorTeam,
  GetDoctorProfileResponse,
  GetExpertTeamReportResponse,
  GetGroupChatCodeResponse,
  HospitalSummary,
  TimetableRow,
} from '@xinglin/gateway-sdk';
import { sampleColleague, sampleDoctor, sampleHospital } from '@xinglin/testing';

/** What {@link sampleHospital} says of itself, all of it. */
export const sampleSummary: HospitalSummary = {
  hospitalId: sampleHospital.hospitalId,
  name: sampleHospital.name,
  nameInChinese: null,
  level: sampleHospital.level,
  levelText: sampleHospital.levelText,
  introduction: sampleHospital.introduction,
  foundedYear: 1959,
  bedCount: 1800,
  yearlyVisits: 1_260_000,
  licence: { number: 'PDY10000112345678A1001', validUntil: '2031-06-28' },
  keyDepartments: [
    { hospDeptId: 'hd-1', name: '心血管内科', doctorCount: 5, grade: 'national' },
    { hospDeptId: 'hd-10', name: '骨科', doctorCount: 3, grade: 'provincial' },
  ],
  honours: ['省级区域医疗中心'],
  steps: ['提前 20 分钟到门诊楼 1 楼取号', '到科室分诊台报到', '就诊'],
  hasEmergency: true,
  parking: '地下停车场 320 个车位，工作日上午较紧张',
  international: { languages: ['英语'], phone: '400-318-2206', insurers: ['安望健康保险'] },
  treats: [
    { entryId: 'hypertension', name: '高血压' },
    { entryId: 'pneumonia', name: '肺炎' },
  ],
};

/** A team of experts. */
export const sampleTeam: DoctorTeam = {
  teamId: 'famous-d-1',
  kind: 'famous',
  name: '沈知远名医工作室',
  introduction: '由沈知远主任医师带领，心血管内科医生共同接诊。',
  leaderId: sampleDoctor.doctorId,
  leaderName: sampleDoctor.name,
  hospitalId: sampleHospital.hospitalId,
  hospitalName: sampleHospital.name,
  hospDeptName: sampleDoctor.hospDeptName,
  memberCount: 2,
  areaServed: null,
};

/** A team of family doctors. */
export const sampleFamilyTeam: DoctorTeam = {
  ...sampleTeam,
  teamId: 'family-d-2',
  kind: 'family',
  name: '杨雨珍家庭医生团队',
  introduction: '为上城区的家庭做长期的健康管理。',
  leaderId: sampleColleague.doctorId,
  leaderName: sampleColleague.name,
  areaServed: '上城区居民',
};

/** The studio of {@link sampleTeam}. */
export const sampleStudio: DoctorStudio = {
  ...sampleTeam,
  foundedYear: 2019,
  services: ['疑难病例由多位医生共同讨论', '复诊由团队固定医生接诊'],
  members: [sampleDoctor, sampleColleague],
  groupId: 'g-1',
};

/** {@link sampleStudio} in figures. */
export const sampleTeamReport: GetExpertTeamReportResponse = {
  ...sampleStudio,
  visitCount: 24_690,
  praisePerMille: 986,
  freeCount: 1,
  nextDate: '2026-11-22',
};

/** The way of {@link sampleDoctor}. */
export const sampleProfile: GetDoctorProfileResponse = {
  doctorId: sampleDoctor.doctorId,
  languages: ['英语'],
  certificateNumber: '110333010000001',
  career: [
    {
      kind: 'society',
      fromYear: 2021,
      toYear: null,
      text: '浙江省医学会心血管内科专业委员会常务委员',
    },
    { kind: 'post', fromYear: 2015, toYear: null, text: '浙江省立同仁医院 心血管内科 主任医师' },
    { kind: 'education', fromYear: 1992, toYear: 1997, text: '望江医科大学 临床医学 学士' },
  ],
  teams: [sampleTeam],
};

/** The usual week of {@link sampleDoctor}. */
export const sampleTimetable: readonly TimetableRow[] = [
  session(1, 'morning', '08:00', '11:00', 'expert', 3800),
  session(4, 'afternoon', '13:30', '16:30', 'special', 30_000),
];

function session(
  weekday: number,
  period: TimetableRow['period'],
  startTime: string,
  endTime: string,
  clinicType: TimetableRow['clinicType'],
  feeCents: number,
): TimetableRow {
  return {
    weekday,
    period,
    startTime,
    endTime,
    clinicType,
    clinicTypeText: clinicType === 'special' ? '特需门诊' : '专家门诊',
    feeCents,
    hospitalId: sampleHospital.hospitalId,
    hospitalName: sampleHospital.name,
    hospDeptName: sampleDoctor.hospDeptName,
    clinicAddress: sampleDoctor.clinicAddress,
  };
}

/** The code of the group chat of {@link sampleStudio}. */
export const sampleGroupChat: GetGroupChatCodeResponse = {
  groupId: 'g-1',
  name: sampleTeam.name,
  about: '心血管内科患者与家属交流就诊经验。',
  rules: ['群内不做诊断，不开处方，急症请拨打 120'],
  memberCount: 86,
  memberLimit: 200,
  code: '/famous-doctor/d-1',
  validUntil: '2026-12-20',
  leaderId: sampleTeam.leaderId,
  kind: 'famous',
};

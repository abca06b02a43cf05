import { z } from 'zod';
import { DeptId, DoctorId, HospDeptId, HospitalId, NoticeHospitalId } from './ids';
import { PositionFields } from './position';
import { marked } from '../marks';
import { ClinicKind } from '../telemedicine/clinic-kind';
import { defineCalls } from '../define-calls';
import { Notice } from './notice';
import { Gender } from '../account/patients';
import { AreaId, Cents, ListOf, LocalDate, Nothing, PageFields, SearchText } from '../shapes';

export const Area = z
  .object({
    areaId: AreaId,
    name: z.string(),
    /** `province`, `city` or `district`. */
    level: z.enum(['province', 'city', 'district']),
    parentId: AreaId.nullable(),
    /** Latin letters without tones, for search. */
    pinyin: z.string(),
    /** Index letter, A to Z. */
    initial: z.string().length(1),
    /** Shown first in a picker. */
    hot: z.boolean(),
  })
  .meta({ id: 'Area' });

/** Grade of a hospital: 3A is the highest (三级甲等). */
export const HospitalLevel = z
  .enum(['3A', '3B', '2A', '2B', '1', 'private'])
  .meta({ id: 'HospitalLevel' });

/** Whether places are free within the booking window. */
export const Availability = z
  .enum(['available', 'full', 'stopped', 'none'])
  .meta({ id: 'Availability' });

export const HospitalCard = z
  .object({
    hospitalId: HospitalId,
    name: z.string(),
    level: HospitalLevel,
    levelText: z.string(),
    areaId: AreaId,
    areaName: z.string(),
    address: z.string(),
    tags: z.array(z.string()),
    departmentCount: z.int(),
    doctorCount: z.int(),
    availability: Availability,
    /** Metres from the asked position; null when none was given. */
    distance: z.int().nullable(),
  })
  .meta({ id: 'HospitalCard' });

export const Hospital = HospitalCard.extend({
  introduction: z.string(),
  phone: z.string(),
  trafficGuide: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** IANA zone in which the hospital's times are meant. */
  timeZone: z.string(),
  notices: z.array(z.string()),
  /** As it stands on signs there and as a driver knows it; null where the answer is in Chinese itself. */
  inChinese: z.object({ name: z.string(), address: z.string() }).nullable(),
}).meta({ id: 'Hospital' });

export const Department = z
  .object({
    hospDeptId: HospDeptId,
    name: z.string(),
    doctorCount: z.int(),
    availability: Availability,
    /** Days of the booking window on which one of its doctors has a place, the first one first; null where it is not told. */
    freeDates: z.array(LocalDate).nullable(),
  })
  .meta({ id: 'Department' });

export const DepartmentGroup = z
  .object({ hospDeptId: HospDeptId, name: z.string(), children: z.array(Department) })
  .meta({ id: 'DepartmentGroup' });

export const DoctorTitle = z
  .enum(['chief', 'associateChief', 'attending', 'resident'])
  .meta({ id: 'DoctorTitle' });

export const DoctorCard = z
  .object({
    doctorId: DoctorId,
    name: z.string(),
    gender: Gender,
    title: DoctorTitle,
    titleText: z.string(),
    /** 教授, 副教授; null when none. */
    academicTitle: z.string().nullable(),
    hospitalId: HospitalId,
    hospitalName: z.string(),
    hospitalLevel: HospitalLevel,
    hospDeptId: HospDeptId,
    hospDeptName: z.string(),
    speciality: z.string(),
    /** Share of good reviews in per mille, e.g. 986. */
    praisePerMille: z.int().min(0).max(1000),
    visitCount: z.int(),
    /** Published reviews; without one there is no share of good ones to tell. */
    reviewCount: z.int().min(0).default(0),
    /** Lowest fee within the booking window. */
    feeCents: Cents,
    availability: Availability,
    /** First day with a free place; null when none. */
    nextDate: LocalDate.nullable(),
    /** A question in writing to this doctor; null where the doctor takes none now. */
    askCents: Cents.nullable().default(null),
  })
  .meta({ id: 'DoctorCard' });

export const Doctor = DoctorCard.extend({
  introduction: z.string(),
  tags: z.array(z.string()),
  /** Where the doctor sees patients, e.g. 门诊 3 楼 B 区. */
  clinicAddress: z.string(),
  timeZone: z.string(),
}).meta({ id: 'Doctor' });

export const HotDepartment = z
  .object({
    deptId: DeptId,
    deptName: z.string(),
    /** Name of one icon of the interface's set. */
    deptIcon: z.string(),
    isIndividuation: z.boolean(),
  })
  .meta({ id: 'HotDepartment' });

/** The order of doctors: all together, by the share of good reviews, by visits, by the fee, by the first free place. */
export const DoctorSort = z
  .enum(['combo_score', 'praise', 'visits', 'fee', 'earliest'])
  .meta({ id: 'DoctorSort' });

/** Areas that belong together across provinces. */
const region = z.enum(['bayArea']).optional();

export const HospitalWanted = z.object({
  q: SearchText.optional(),
  areaId: AreaId.optional(),
  region,
  level: HospitalLevel.optional(),
  /** Standard department that the hospital has, as in `listHotDepts`. */
  deptId: DeptId.optional(),
  onlyAvailable: z.boolean().optional(),
  /** Where the person is, for `distance`; the order stays the same. */
  ...PositionFields,
  ...PageFields,
});

export const DoctorWanted = z.object({
  q: SearchText.optional(),
  hospitalId: HospitalId.optional(),
  /** A department of either layer. */
  hospDeptId: HospDeptId.optional(),
  areaId: AreaId.optional(),
  region,
  /** Standard department, as in `listHotDepts`. */
  deptId: DeptId.optional(),
  title: DoctorTitle.optional(),
  /** Only doctors of the clinics of communities. */
  communityClinic: z.boolean().optional(),
  /** Only doctors whose timetable has such a clinic. */
  clinic: ClinicKind.optional(),
  onlyAvailable: z.boolean().optional(),
  /** Only doctors with a free place on this day. */
  date: LocalDate.optional(),
  /** `combo_score` unless told. Another order is that of the 2,001 that are best by all together. */
  sort: DoctorSort.optional(),
  ...PageFields,
});

export const directory = defineCalls({
  listProvinces: {
    path: '/common/area/getprovincelist.json',
    access: 'open',
    kind: 'query',
    cached: true,
    request: Nothing,
    response: ListOf(Area),
  },
  listChildAreas: {
    path: '/common/area/getchildlist.json',
    access: 'open',
    kind: 'query',
    cached: true,
    request: z.object({ areaId: AreaId }),
    response: ListOf(Area),
  },
  /** All areas of one level; the city picker asks for `city`. Only areas with hospitals when `withHospitals`. */
  listAllAreas: {
    path: '/common/area/allarealist',
    access: 'open',
    kind: 'query',
    cached: true,
    request: z.object({
      level: z.enum(['province', 'city']).default('city'),
      withHospitals: z.boolean().default(false),
    }),
    response: ListOf(Area),
  },
  getAreaById: {
    path: '/common/area/getareabyid',
    access: 'open',
    kind: 'query',
    cached: true,
    request: z.object({ areaId: AreaId }),
    response: Area,
  },
  /** The city nearest to a position. */
  getLocationDetail: {
    path: '/json/white/location/getDetail',
    method: 'GET',
    encoding: 'query',
    access: 'open',
    kind: 'query',
    request: z.object({
      latitude: marked(z.coerce.number().min(-90).max(90), { private: true }),
      longitude: marked(z.coerce.number().min(-180).max(180), { private: true }),
    }),
    response: z.object({
      latitude: z.number(),
      longitude: z.number(),
      cityId: AreaId,
      cityName: z.string(),
    }),
  },
  /** Hospitals by words, area (a province or a city) and level, best first. `total` is capped at 2001. */
  mergeSearchHospitals: {
    path: '/modulesearch/mergesearch/hospitallist.json',
    access: 'open',
    kind: 'query',
    request: HospitalWanted,
    response: ListOf(HospitalCard),
  },
  /** Doctors by words, place and department, best first. `total` is capped at 2001. */
  mergeSearchDoctors: {
    path: '/modulesearch/mergesearch/doctorlist.json',
    access: 'open',
    kind: 'query',
    request: DoctorWanted,
    response: ListOf(DoctorCard),
  },
  getHospitalInfoById: {
    path: '/hospital/hospitalinfo/getinfobyid.json',
    access: 'open',
    kind: 'query',
    request: z.object({
      hospitalId: HospitalId,
      ...PositionFields,
    }),
    response: Hospital,
  },
  /** Departments of a hospital in two layers. */
  queryHospitalDepartments: {
    path: '/hospital/hospitaldept/list.json',
    access: 'open',
    kind: 'query',
    cached: true,
    request: z.object({ hospitalId: HospitalId, q: SearchText.optional() }),
    response: ListOf(DepartmentGroup),
  },
  getDoctorInfoById: {
    path: '/doctor/doctorinfo/getinfobyid.json',
    access: 'open',
    kind: 'query',
    request: z.object({ doctorId: DoctorId }),
    response: Doctor,
  },
  /** The first eight departments people look for (spec 3 §7.1). */
  listHotDepts: {
    path: '/moduleoperate/json/white/gethotdept.json',
    access: 'open',
    kind: 'query',
    cached: true,
    request: Nothing,
    response: ListOf(
      HotDepartment.extend({
        /** What people call it, for where its whole name has no room: 心血管. */
        shortName: z.string(),
      }).meta({ id: 'ShownDepartment' }),
    ),
  },
  /** Doctors recommended on home for an area, and how many of its hospitals have a place left today. */
  listHomeDoctors: {
    path: '/bffnode/home/doctor/list',
    access: 'open',
    kind: 'query',
    request: z.object({ areaId: AreaId.optional() }),
    response: ListOf(
      DoctorCard.extend({
        /** A question in writing to this doctor; null where the doctor takes none now. */
        askCents: Cents.nullable(),
      }).meta({ id: 'HomeDoctor' }),
    ).extend({ openToday: z.int().min(0) }),
  },
  /** Notices in force: for one hospital, or for the portal (`hospitalId` 0, spec 1 §7). */
  getNoticeDetail: {
    path: '/common/notice/detail',
    access: 'open',
    kind: 'query',
    request: z.object({ hospitalId: NoticeHospitalId.default('0') }),
    response: ListOf(Notice),
  },
});

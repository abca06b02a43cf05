import { z } from 'zod';
import {
  Area,
  DepartmentGroup,
  Doctor,
  DoctorCard,
  DoctorWanted,
  Hospital,
  HospitalCard,
  HospitalWanted,
  HotDepartment,
  StoppedClinic,
} from './directory-shapes';
import { DoctorId, HospitalId, NoticeHospitalId } from './ids';
import { PositionFields } from './position';
import { marked } from '../marks';
import { defineCalls } from '../define-calls';
import { Notice } from './notice';
import { AreaId, ListOf, Nothing, SearchText } from '../shapes';

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
  /** Departments of a hospital in two layers, with the places that are left today: no answer is stored. */
  queryHospitalDepartments: {
    path: '/hospital/hospitaldept/list.json',
    access: 'open',
    kind: 'query',
    request: z.object({ hospitalId: HospitalId, q: SearchText.optional() }),
    response: ListOf(DepartmentGroup),
  },
  /** Clinics of the booking window that a hospital has stopped, a row for each doctor and day, the nearest first, at most twenty. */
  listStoppedClinics: {
    path: '/hospital/hospitalinfo/stoppedclinics.json',
    access: 'open',
    kind: 'query',
    request: z.object({ hospitalId: HospitalId }),
    response: ListOf(StoppedClinic),
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
    response: ListOf(DoctorCard).extend({ openToday: z.int().min(0) }),
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

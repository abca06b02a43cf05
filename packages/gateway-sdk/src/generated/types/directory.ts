// Generated from packages/contract by `npm run generate`; change it there.
import type { ClinicKind } from './clinic-kind';
import type { Notice } from './notice';
import type { Gender } from './patients';
export type HospitalLevel = '1' | '3A' | '3B' | '2A' | '2B' | 'private';
export type Availability = 'available' | 'full' | 'stopped' | 'none';
export type DoctorTitle = 'chief' | 'associateChief' | 'attending' | 'resident';
export type DoctorSort = 'combo_score' | 'praise' | 'visits' | 'fee' | 'earliest';
export interface Area {
  areaId: string;
  name: string;
  level: 'province' | 'city' | 'district';
  parentId: string | null;
  pinyin: string;
  initial: string;
  hot: boolean;
}
export interface ListProvincesResponse {
  items: Area[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListChildAreasRequest {
  areaId: string;
}
export interface ListChildAreasResponse {
  items: Area[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListAllAreasRequest {
  level?: 'province' | 'city' | undefined;
  withHospitals?: boolean | undefined;
}
export interface ListAllAreasResponse {
  items: Area[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetAreaByIdRequest {
  areaId: string;
}
export interface GetLocationDetailRequest {
  latitude: number;
  longitude: number;
}
export interface GetLocationDetailResponse {
  latitude: number;
  longitude: number;
  cityId: string;
  cityName: string;
}
export interface MergeSearchHospitalsRequest {
  q?: string | undefined;
  areaId?: string | undefined;
  region?: 'bayArea' | undefined;
  level?: HospitalLevel | undefined;
  deptId?: string | undefined;
  onlyAvailable?: boolean | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface HospitalCard {
  hospitalId: string;
  name: string;
  level: HospitalLevel;
  levelText: string;
  areaId: string;
  areaName: string;
  address: string;
  tags: string[];
  departmentCount: number;
  doctorCount: number;
  availability: Availability;
  distance: number | null;
}
export interface MergeSearchHospitalsResponse {
  items: HospitalCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface MergeSearchDoctorsRequest {
  q?: string | undefined;
  hospitalId?: string | undefined;
  hospDeptId?: string | undefined;
  areaId?: string | undefined;
  region?: 'bayArea' | undefined;
  deptId?: string | undefined;
  title?: DoctorTitle | undefined;
  communityClinic?: boolean | undefined;
  clinic?: ClinicKind | undefined;
  onlyAvailable?: boolean | undefined;
  date?: string | undefined;
  sort?: DoctorSort | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface DoctorCard {
  doctorId: string;
  name: string;
  gender: Gender;
  title: DoctorTitle;
  titleText: string;
  academicTitle: string | null;
  hospitalId: string;
  hospitalName: string;
  hospitalLevel: HospitalLevel;
  hospDeptId: string;
  hospDeptName: string;
  speciality: string;
  praisePerMille: number;
  visitCount: number;
  reviewCount: number;
  feeCents: number;
  availability: Availability;
  nextDate: string | null;
}
export interface MergeSearchDoctorsResponse {
  items: DoctorCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetHospitalInfoByIdRequest {
  hospitalId: string;
  latitude?: number | undefined;
  longitude?: number | undefined;
}
export interface Hospital {
  hospitalId: string;
  name: string;
  level: HospitalLevel;
  levelText: string;
  areaId: string;
  areaName: string;
  address: string;
  tags: string[];
  departmentCount: number;
  doctorCount: number;
  availability: Availability;
  distance: number | null;
  introduction: string;
  phone: string;
  trafficGuide: string;
  latitude: number;
  longitude: number;
  timeZone: string;
  notices: string[];
  inChinese: {
    name: string;
    address: string;
  } | null;
}
export interface QueryHospitalDepartmentsRequest {
  hospitalId: string;
  q?: string | undefined;
}
export interface DepartmentGroup {
  hospDeptId: string;
  name: string;
  children: Department[];
}
export interface Department {
  hospDeptId: string;
  name: string;
  doctorCount: number;
  availability: Availability;
  freeDates: string[] | null;
}
export interface QueryHospitalDepartmentsResponse {
  items: DepartmentGroup[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetDoctorInfoByIdRequest {
  doctorId: string;
}
export interface Doctor {
  doctorId: string;
  name: string;
  gender: Gender;
  title: DoctorTitle;
  titleText: string;
  academicTitle: string | null;
  hospitalId: string;
  hospitalName: string;
  hospitalLevel: HospitalLevel;
  hospDeptId: string;
  hospDeptName: string;
  speciality: string;
  praisePerMille: number;
  visitCount: number;
  reviewCount: number;
  feeCents: number;
  availability: Availability;
  nextDate: string | null;
  introduction: string;
  tags: string[];
  clinicAddress: string;
  timeZone: string;
}
export interface HotDepartment {
  deptId: string;
  deptName: string;
  deptIcon: string;
  isIndividuation: boolean;
}
export interface ListHotDeptsResponse {
  items: HotDepartment[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListHomeDoctorsRequest {
  areaId?: string | undefined;
}
export interface ListHomeDoctorsResponse {
  items: DoctorCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetNoticeDetailRequest {
  hospitalId?: string | undefined;
}
export interface GetNoticeDetailResponse {
  items: Notice[];
  total: number;
  pageNo: number;
  pageSize: number;
}

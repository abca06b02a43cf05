// Generated from packages/contract by `npm run generate`; change it there.
import type { Availability, DoctorTitle, HospitalLevel } from './directory';
import type { Gender } from './patients';
export type FavoriteKind = 'doctor' | 'hospital' | 'disease' | 'department';
export interface AddFavoriteDoctorRequest {
  doctorId: string;
}
export interface FavoriteState {
  isFavorite: boolean;
  followerCount: number;
}
export interface CancelFavoriteDoctorRequest {
  doctorId: string;
}
export interface ListFavoriteDoctorsRequest {
  cursor?: string | undefined;
  pageSize?: number | undefined;
}
export interface FavoriteDoctor {
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
  since: string;
}
export interface ListFavoriteDoctorsResponse {
  items: FavoriteDoctor[];
  next: string | null;
}
export interface AddFavoriteHospitalRequest {
  hospitalId: string;
}
export interface CancelFavoriteHospitalRequest {
  hospitalId: string;
}
export interface ListFavoriteHospitalsRequest {
  cursor?: string | undefined;
  pageSize?: number | undefined;
}
export interface FavoriteHospital {
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
  since: string;
}
export interface ListFavoriteHospitalsResponse {
  items: FavoriteHospital[];
  next: string | null;
}
export interface AddFavoriteDiseaseRequest {
  entryId: string;
}
export interface CancelFavoriteDiseaseRequest {
  entryId: string;
}
export interface ListFavoriteDiseasesRequest {
  cursor?: string | undefined;
  pageSize?: number | undefined;
}
export interface FavoriteDisease {
  entryId: string;
  name: string;
  since: string;
}
export interface ListFavoriteDiseasesResponse {
  items: FavoriteDisease[];
  next: string | null;
}
export interface AddFavoriteDepartmentRequest {
  hospDeptId: string;
}
export interface CancelFavoriteDepartmentRequest {
  hospDeptId: string;
}
export interface ListFavoriteDepartmentsRequest {
  cursor?: string | undefined;
  pageSize?: number | undefined;
}
export interface FavoriteDepartment {
  hospDeptId: string;
  name: string;
  hospitalId: string | null;
  hospitalName: string | null;
  since: string;
}
export interface ListFavoriteDepartmentsResponse {
  items: FavoriteDepartment[];
  next: string | null;
}
export interface GetFavoriteStateRequest {
  kind: FavoriteKind;
  thingId: string;
}
export interface ShiftAlert {
  isOn: boolean;
}
export interface ChangeShiftAlertRequest {
  isOn: boolean;
}

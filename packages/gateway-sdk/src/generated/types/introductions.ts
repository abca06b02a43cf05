// Generated from packages/contract by `npm run generate`; change it there.
import type { ClinicKind } from './clinic-kind';
import type { DoctorCard, HospitalLevel } from './directory';
export type KeyDepartmentGrade = 'national' | 'provincial' | 'municipal';
export type TeamKind = 'famous' | 'family';
export interface GetHospitalSummaryRequest {
  hospitalId: string;
}
export interface HospitalSummary {
  hospitalId: string;
  name: string;
  nameInChinese: string | null;
  level: HospitalLevel | null;
  levelText: string;
  introduction: string;
  foundedYear: number | null;
  bedCount: number | null;
  yearlyVisits: number | null;
  licence: {
    number: string;
    validUntil: string;
  } | null;
  keyDepartments: {
    hospDeptId: string;
    name: string;
    doctorCount: number;
    grade: KeyDepartmentGrade;
  }[];
  honours: string[];
  steps: string[];
  hasEmergency: boolean | null;
  parking: string | null;
  international: {
    languages: string[];
    phone: string;
    insurers: string[];
  } | null;
  treats: {
    entryId: string;
    name: string;
  }[];
}
export interface ListHospitalTeamsRequest {
  hospitalId: string;
  kind?: TeamKind | undefined;
}
export interface DoctorTeam {
  teamId: string;
  kind: TeamKind;
  name: string;
  introduction: string;
  leaderId: string;
  leaderName: string;
  hospitalId: string;
  hospitalName: string;
  hospDeptName: string;
  memberCount: number;
  areaServed: string | null;
}
export interface ListHospitalTeamsResponse {
  items: DoctorTeam[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListDoctorsByLanguageRequest {
  hospitalId: string;
}
export interface ListDoctorsByLanguageResponse {
  items: DoctorCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListFeaturedClinicsRequest {
  areaId?: string | undefined;
}
export interface FeaturedClinic {
  clinic: ClinicKind;
  doctorCount: number;
  hospitalCount: number;
}
export interface ListFeaturedClinicsResponse {
  items: FeaturedClinic[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetDoctorProfileRequest {
  doctorId: string;
}
export interface CareerEntry {
  kind: 'education' | 'post' | 'society';
  fromYear: number;
  toYear: number | null;
  text: string;
}
export interface GetDoctorProfileResponse {
  doctorId: string;
  languages: string[];
  certificateNumber: string | null;
  career: CareerEntry[];
  teams: DoctorTeam[];
}
export interface ListDoctorTimetableRequest {
  doctorId: string;
}
export interface TimetableRow {
  weekday: number;
  period: 'morning' | 'afternoon' | 'evening';
  startTime: string;
  endTime: string;
  clinicType: 'general' | 'expert' | 'special';
  clinicTypeText: string;
  feeCents: number;
  hospitalId: string;
  hospitalName: string;
  hospDeptName: string;
  clinicAddress: string;
}
export interface ListDoctorTimetableResponse {
  items: TimetableRow[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetDoctorStudioRequest {
  doctorId: string;
  kind: TeamKind;
}
export interface DoctorStudio {
  teamId: string;
  kind: TeamKind;
  name: string;
  introduction: string;
  leaderId: string;
  leaderName: string;
  hospitalId: string;
  hospitalName: string;
  hospDeptName: string;
  memberCount: number;
  areaServed: string | null;
  foundedYear: number | null;
  services: string[];
  members: DoctorCard[];
  groupId: string | null;
}
export interface ListExpertTeamsRequest {
  areaId?: string | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListExpertTeamsResponse {
  items: DoctorTeam[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetExpertTeamReportRequest {
  teamId: string;
}
export interface GetExpertTeamReportResponse {
  teamId: string;
  kind: TeamKind;
  name: string;
  introduction: string;
  leaderId: string;
  leaderName: string;
  hospitalId: string;
  hospitalName: string;
  hospDeptName: string;
  memberCount: number;
  areaServed: string | null;
  foundedYear: number | null;
  services: string[];
  members: DoctorCard[];
  groupId: string | null;
  visitCount: number;
  praisePerMille: number;
  freeCount: number;
  nextDate: string | null;
}
export interface GetGroupChatCodeRequest {
  groupId: string;
}
export interface GetGroupChatCodeResponse {
  groupId: string;
  name: string;
  about: string;
  rules: string[];
  memberCount: number;
  memberLimit: number;
  code: string | null;
  validUntil: string | null;
  leaderId: string;
  kind: TeamKind;
}

// Generated from packages/contract by `npm run generate`; change it there.
import type { DoctorTitle, HospitalLevel } from './directory';
import type { Gender } from './patients';
export type Ranking = 'praise' | 'visits' | 'hospital' | 'disease';
export interface ListRankedDoctorsRequest {
  tagId?: string | undefined;
  areaId?: string | undefined;
  by?: 'praise' | 'visits' | undefined;
}
export interface RankedDoctor {
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
  rank: number;
}
export interface ListRankedDoctorsResponse {
  items: RankedDoctor[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListRankedHospitalsRequest {
  tagId?: string | undefined;
  areaId?: string | undefined;
}
export interface RankedHospital {
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
  rank: number;
  visitCount: number;
  reviewCount: number;
  praisePerMille: number;
}
export interface ListRankedHospitalsResponse {
  items: RankedHospital[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListRankedContentsRequest {
  tagId?: string | undefined;
}
export interface RankedContent {
  rank: number;
  entryId: string;
  kind: 'disease' | 'symptom';
  name: string;
  followerCount: number;
}
export interface ListRankedContentsResponse {
  items: RankedContent[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetRankBaseInfoResponse {
  rankings: {
    ranking: Ranking;
    name: string;
    rule: string;
  }[];
  most: number;
}
export interface RankingTag {
  tagId: string;
  name: string;
  chosen: boolean;
}
export interface ListRankingTagsResponse {
  items: RankingTag[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface EditRankingTagsRequest {
  /**
   * @maxItems 10
   */
  tagIds: string[];
}
export interface EditRankingTagsResponse {
  items: RankingTag[];
  total: number;
  pageNo: number;
  pageSize: number;
}

// Generated from packages/contract by `npm run generate`; change it there.
import type { DoctorCard } from './directory';
import type { Gender } from './patients';
export interface RedFlag {
  flagId: string;
  urgency: 'call120' | 'goNow';
  title: string;
  advice: string;
}
export interface ListKnowledgeRequest {
  kind?: 'disease' | 'symptom' | undefined;
  letter?: string | undefined;
  deptId?: string | undefined;
  q?: string | undefined;
}
export interface KnowledgeCard {
  entryId: string;
  kind: 'disease' | 'symptom';
  name: string;
  letter: string;
  deptId: string;
  deptName: string;
}
export interface ListKnowledgeResponse {
  items: KnowledgeCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetKnowledgeRequest {
  entryId: string;
}
export interface GetKnowledgeResponse {
  entryId: string;
  kind: 'disease' | 'symptom';
  name: string;
  letter: string;
  otherNames: string[];
  departments: {
    deptId: string;
    deptName: string;
    deptIcon: string;
  }[];
  /**
   * @minItems 1
   */
  what: string[];
  /**
   * @minItems 1
   */
  goAtOnce: string[];
  /**
   * @minItems 1
   */
  whichDepartment: string[];
  /**
   * @minItems 1
   */
  bring: string[];
  /**
   * @minItems 1
   */
  ask: string[];
  reviewer: {
    doctorId: string;
    name: string;
    titleText: string;
    hospitalName: string;
    hospDeptName: string;
  } | null;
  related: {
    entryId: string;
    name: string;
  }[];
}
export interface StandardDepartment {
  deptId: string;
  deptName: string;
  deptIcon: string;
  groupName: string | null;
  doctorCount: number;
}
export interface ListStandardDepartmentsResponse {
  items: StandardDepartment[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetStandardDepartmentRequest {
  deptId: string;
}
export interface GetStandardDepartmentResponse {
  deptId: string;
  deptName: string;
  deptIcon: string;
  groupName: string | null;
  doctorCount: number;
  entries: {
    entryId: string;
    kind: 'disease' | 'symptom';
    name: string;
  }[];
}
export interface ListKnowledgeDoctorsRequest {
  entryId: string;
  areaId?: string | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListKnowledgeDoctorsResponse {
  items: DoctorCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetKeywordAnalysisRequest {
  q: string;
  age?: number | undefined;
  gender?: Gender | undefined;
}
export interface GetKeywordAnalysisResponse {
  redFlags: RedFlag[];
  departments: {
    deptId: string;
    deptName: string;
    deptIcon: string;
    words: string[];
    reason: string | null;
  }[];
  entries: {
    entryId: string;
    name: string;
  }[];
  corrections: {
    typed: string;
    meant: string;
  }[];
}

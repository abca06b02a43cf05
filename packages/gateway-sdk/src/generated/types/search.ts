// Generated from packages/contract by `npm run generate`; change it there.
import type { ClinicKind } from './clinic-kind';
import type { DoctorCard, DoctorSort, DoctorTitle, HospitalCard, HospitalLevel } from './directory';
import type { Lecture } from './lectures';
export interface ListSearchSuggestionsRequest {
  q: string;
  areaId?: string | undefined;
}
export interface SearchSuggestion {
  kind: 'hospital' | 'department' | 'disease' | 'doctor';
  thingId: string;
  name: string;
  note: string | null;
}
export interface ListSearchSuggestionsResponse {
  items: SearchSuggestion[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface MergeSearchRequest {
  q: string;
  areaId?: string | undefined;
  pageSize?: number | undefined;
}
export interface MergeSearchResponse {
  kinds: ('hospital' | 'department' | 'disease' | 'doctor')[];
  hospitals: {
    items: HospitalCard[];
    total: number;
    pageNo: number;
    pageSize: number;
  };
  departments: {
    deptId: string;
    deptName: string;
    deptIcon: string;
  }[];
  diseases: {
    entryId: string;
    kind: 'disease' | 'symptom';
    name: string;
  }[];
  doctors: {
    items: DoctorCard[];
    total: number;
    pageNo: number;
    pageSize: number;
  };
}
export interface MergeSearchRecommendRequest {
  q: string;
  areaId?: string | undefined;
  sort?: 'combo_score' | 'praise' | 'visits' | 'fee' | 'earliest' | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface MergeSearchRecommendResponse {
  items: DoctorCard[];
  total: number;
  pageNo: number;
  pageSize: number;
  department: {
    deptId: string;
    deptName: string;
    deptIcon: string;
  } | null;
}
export interface MergeSearchLecturesRequest {
  q?: string | undefined;
  deptId?: string | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface MergeSearchLecturesResponse {
  items: Lecture[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface SearchHospitalsRequest {
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
export interface SearchHospitalsResponse {
  items: HospitalCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface SearchDoctorsRequest {
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
export interface SearchDoctorsResponse {
  items: DoctorCard[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface SearchConsultsRequest {
  q: string;
  sort?: 'combo_score' | 'newest' | undefined;
  consultType?: number | undefined;
  consultObject?: number | undefined;
  consultStatus?: number | undefined;
  satisfaction?: number | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface FoundContent {
  contentId: string;
  title: string;
  summary: string;
}
export interface SearchConsultsResponse {
  items: FoundContent[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface SearchTopicsRequest {
  q: string;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface SearchTopicsResponse {
  items: FoundContent[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetTotalLegalDepartmentRequest {
  deptId: string;
  areaId?: string | undefined;
}
export interface GetTotalLegalDepartmentResponse {
  deptId: string;
  deptName: string;
  deptIcon: string;
  doctorCount: number;
  hospitalCount: number;
}
export interface GetSeoTdkRequest {
  disease: string;
  areaId?: string | undefined;
}
export interface GetSeoTdkResponse {
  entryId: string;
  name: string;
  deptId: string;
  deptName: string;
  title: string;
  description: string;
  keywords: string[];
}
export interface SelectHealthInfoRequest {
  scene?: string | undefined;
}
export interface HealthInfo {
  topic_id: string;
  title: string;
  topic_intro: string;
  content: string;
  cover_photo: string | null;
  entryId: string | null;
}
export interface SelectHealthInfoResponse {
  items: HealthInfo[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListRecommendedTopicsRequest {
  scene?: string | undefined;
  param?: {
    type?: 1 | undefined;
    start?: number | undefined;
    rows?: number | undefined;
  };
}
export interface RecommendedTopic {
  topic_id: string;
  topic_type: 1;
  title: string;
  description: string;
  /**
   * @maxItems 2
   */
  tag_detail: {
    tag_id: string;
    tag_name: string;
  }[];
  entryId: string | null;
}
export interface ListRecommendedTopicsResponse {
  items: RecommendedTopic[];
  total: number;
}
export interface GetSearchEntranceRecommendResponse {
  items: {
    entryId: string;
    kind: 'disease' | 'symptom';
    name: string;
  }[];
  total: number;
  pageNo: number;
  pageSize: number;
}

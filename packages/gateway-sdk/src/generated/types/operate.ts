// Generated from packages/contract by `npm run generate`; change it there.
export interface GetOperateResourceRequest {
  resourceId: string;
  params?: string | undefined;
}
export interface OperateItem {
  confId: string | null;
  confName: string;
  subConfName: string;
  confUrl: string;
  image: string | null;
  confSort: number;
}
export interface GetOperateResourceResponse {
  items: OperateItem[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface PostOperateResourceRequest {
  resourceId: string;
  params?: string | undefined;
}
export interface PostOperateResourceResponse {
  items: OperateItem[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface OperateResource {
  resourceId: string;
  itemCount: number;
}
export interface ListOperateResourcesResponse {
  items: OperateResource[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetIndividualBannerRequest {
  areaId?: string | undefined;
}
export interface GetIndividualBannerResponse {
  items: OperateItem[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetOperateByPositionRequest {
  confPosition: number;
}
export interface GetOperateByPositionResponse {
  items: OperateItem[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListMediaFocusRequest {
  label?: string | undefined;
  category?: string | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
export interface ListMediaFocusResponse {
  items: OperateItem[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetPictureInfoRequest {
  resourceId: string;
}
export interface GetPictureInfoResponse {
  picture: OperateItem | null;
}
export interface ListSpecialDepartmentsRequest {
  pageSize?: number | undefined;
  personalDept?: 0 | 1 | undefined;
  confPosition?: number | undefined;
}
export interface SpecialDepartment {
  deptId: string;
  deptName: string;
  deptIcon: string;
  confId: string | null;
  confName: string;
  subConfName: string;
  confUrl: string;
  image: string | null;
  isIndividuation: boolean;
}
export interface ListSpecialDepartmentsResponse {
  items: SpecialDepartment[];
  total: number;
  pageNo: number;
  pageSize: number;
}

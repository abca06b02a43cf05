// Generated from packages/contract by `npm run generate`; change it there.
import type { Area } from './directory';
export type LocationSource = 'position' | 'networkAddress' | 'none';
export interface GetAreaByIpResponse {
  province: Area | null;
  city: Area | null;
}
export interface GetNumberByIpResponse {
  provinceId: string | null;
  cityId: string | null;
}
export interface SearchAreasRequest {
  q: string;
  level?: 'province' | 'city' | 'district' | undefined;
}
export interface SearchAreasResponse {
  items: Area[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListOrderProvincesResponse {
  items: Area[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface ListOrderChildAreasRequest {
  areaId: string;
}
export interface ListOrderChildAreasResponse {
  items: Area[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetLocationRequest {
  latitude?: number | undefined;
  longitude?: number | undefined;
}
export interface GetLocationResponse {
  source: 'position' | 'networkAddress' | 'none';
  latitude: number | null;
  longitude: number | null;
  cityId: string | null;
  cityName: string | null;
}

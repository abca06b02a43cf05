// Generated from packages/contract by `npm run generate`; change it there.
export interface PostingAddress {
  addressId: string;
  name: string;
  mobile: string;
  provinceId: string;
  provinceName: string;
  cityId: string | null;
  cityName: string | null;
  districtId: string | null;
  districtName: string | null;
  detail: string;
  isDefault: boolean;
}
export interface ListAddressesResponse {
  items: PostingAddress[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetAddressRequest {
  addressId: string;
}
export interface AddAddressRequest {
  name: string;
  mobile: string;
  provinceId: string;
  cityId?: string | undefined;
  districtId?: string | undefined;
  detail: string;
  isDefault?: boolean | undefined;
}
export interface AddAddressResponse {
  addressId: string;
}
export interface UpdateAddressRequest {
  addressId: string;
  name: string;
  mobile?: string | undefined;
  provinceId: string;
  cityId?: string | undefined;
  districtId?: string | undefined;
  detail: string;
  isDefault?: boolean | undefined;
}
export interface UpdateAddressResponse {
  addressId: string;
}
export interface DeleteAddressRequest {
  addressId: string;
}
export interface DeleteAddressResponse {
  addressId: string;
}
export interface SetDefaultAddressRequest {
  addressId: string;
}
export interface SetDefaultAddressResponse {
  addressId: string;
}
export interface RecognizeAddressRequest {
  text: string;
}
export interface RecognizeAddressResponse {
  name: string;
  mobile: string;
  provinceId: string | null;
  provinceName: string | null;
  cityId: string | null;
  cityName: string | null;
  districtId: string | null;
  districtName: string | null;
  detail: string;
  unread: string[];
}

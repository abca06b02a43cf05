// Generated from packages/contract by `npm run generate`; change it there.
import type { Gender } from './patients';
export type AskerCardType = 'passport' | 'idCard' | 'homeReturnPermit' | 'taiwanPass';

export interface Country {
  label: string;
  labelCode: string;
  value: string;
  index: string;
}
export interface ListCountriesResponse {
  hot: Country[];
  items: Country[];
}
export interface Asker {
  askerId: string;
  nickname: string;
  gender: Gender;
  ageMonths: number;
  country: {
    label: string;
    labelCode: string;
  };
  cardType: AskerCardType;
  cardNo: string;
}
export interface ListAskersResponse {
  items: Asker[];
  total: number;
  pageNo: number;
  pageSize: number;
}
export interface GetAskerRequest {
  askerId: string;
}
export interface AddAskerRequest {
  nickname: string;
  gender: Gender;
  ageMonths: number;
  country: string;
  cardType: AskerCardType;
  cardNo: string;
}
export interface AddAskerResponse {
  askerId: string;
}
export interface UpdateAskerRequest {
  askerId: string;
  nickname: string;
  gender: Gender;
  ageMonths: number;
  country: string;
  cardType: AskerCardType;
  cardNo?: string | undefined;
}
export interface UpdateAskerResponse {
  askerId: string;
}
export interface DeleteAskerRequest {
  askerId: string;
}
export interface DeleteAskerResponse {
  askerId: string;
}

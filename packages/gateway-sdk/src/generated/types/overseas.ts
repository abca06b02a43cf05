// Generated from packages/contract by `npm run generate`; change it there.
import type { OverseasCard, OverseasDepartment, OverseasDuration, OverseasStatus, OverseasSymptom } from './overseas-consult-calls';
import type { Gender } from './patients';
export type AskerCardType = 'passport' | 'idCard' | 'homeReturnPermit' | 'taiwanPass';

export interface GetOverseasDutyRequest {
  department: OverseasDepartment;
}
export interface SubmitOverseasConsultRequest {
  askerId: string;
  department: OverseasDepartment;
  question: string;
  /**
   * @maxItems 20
   */
  fileIds: string[];
  /**
   * @maxItems 20
   */
  symptoms: OverseasSymptom[];
  duration: OverseasDuration;
  tenths: number;
}
export interface SubmitOverseasConsultResponse {
  orderKey: string;
}
export interface ListOverseasConsultsRequest {
  status?: OverseasStatus | undefined;
  cursor?: string | undefined;
  pageSize?: number | undefined;
}
export interface ListOverseasConsultsResponse {
  items: OverseasCard[];
  next: string | null;
}
export interface GetOverseasConsultRequest {
  orderKey: string;
}
export interface CancelOverseasConsultRequest {
  orderKey: string;
}
export interface CancelOverseasConsultResponse {
  orderKey: string;
  status: OverseasStatus;
}
export interface FinishOverseasConsultRequest {
  orderKey: string;
  /**
   * @maxItems 50
   */
  readBack: {
    name: string;
    dose: string;
  }[];
}
export interface FinishOverseasConsultResponse {
  orderKey: string;
  status: OverseasStatus;
}
export interface DeleteOverseasConsultRequest {
  orderKey: string;
}
export interface DeleteOverseasConsultResponse {
  done: true;
}
export interface TranslateOverseasMessageRequest {
  orderKey: string;
  number: number;
  language: 'zh-Hans' | 'zh-Hant' | 'en' | 'it' | 'fr' | 'id';
}
export interface TranslateOverseasMessageResponse {
  text: string | null;
  isGlossary: boolean;
}
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

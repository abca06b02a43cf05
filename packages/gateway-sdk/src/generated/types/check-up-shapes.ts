// Generated from packages/contract by `npm run generate`; change it there.
import type { Parcel } from './orders';
export type CheckUpKind = 'general' | 'private' | 'dental' | 'nucleic' | 'diagnosis';
export type CheckUpPurpose =
  | 'yearly'
  | 'work'
  | 'parents'
  | 'women'
  | 'men'
  | 'heart'
  | 'tumour'
  | 'marriage'
  | 'dental'
  | 'test'
  | 'imaging';
export type CheckUpItemGroup = 'body' | 'laboratory' | 'imaging' | 'dental' | 'other';
export type CheckUpState =
  | 'awaitingPayment'
  | 'booked'
  | 'attended'
  | 'completed'
  | 'unpaid'
  | 'cancelled'
  | 'refused'
  | 'missed'
  | 'refunding'
  | 'refunded';
export type CheckUpFlag = 'normal' | 'high' | 'low' | 'abnormal';
export interface CheckUpPackageCard {
  packageCode: string;
  orgCode: string;
  orgName: string;
  kind: CheckUpKind;
  purposes: CheckUpPurpose[];
  title: string;
  summary: string;
  sex: 'any' | 'female' | 'male';
  minAge: number | null;
  maxAge: number | null;
  priceCents: number;
  itemCount: number;
  storeCount: number;
  orgCount: number;
}
export interface CheckUpPackage {
  packageCode: string;
  orgCode: string;
  orgName: string;
  kind: CheckUpKind;
  purposes: CheckUpPurpose[];
  title: string;
  summary: string;
  sex: 'any' | 'female' | 'male';
  minAge: number | null;
  maxAge: number | null;
  priceCents: number;
  itemCount: number;
  storeCount: number;
  orgCount: number;
  items: CheckUpItem[];
  preparation: string[];
  refundRule: CheckUpRefundRule[];
  hospitalId: string | null;
}
export interface CheckUpItem {
  itemCode: string;
  group: CheckUpItemGroup;
  name: string;
  purpose: string;
  notFor: string | null;
}
export interface CheckUpRefundRule {
  daysBefore: number;
  percent: number;
}
export interface CheckUpOrganisation {
  orgCode: string;
  name: string;
  kind: CheckUpKind;
  introduction: string;
  hospitalId: string | null;
  storeCount: number;
  packageCount: number;
  guide: string[];
}
export interface CheckUpStore {
  storeId: string;
  orgCode: string;
  orgName: string;
  name: string;
  cityId: string;
  cityName: string;
  address: string;
  phone: string;
  opensAt: string;
  closesAt: string;
  latitude: number;
  longitude: number;
}
export interface CheckUpDay {
  day: string;
  total: number;
  remaining: number;
}
export interface CheckUpCoupon {
  couponId: string;
  title: string;
  offCents: number;
  leastCents: number;
}
export interface CheckUpRefundTerm {
  before: string;
  refundCents: number;
}
export interface CheckUpInvoice {
  title:
    | {
        type: 'person';
        name: string;
      }
    | {
        type: 'company';
        name: string;
        taxNo: string;
      };
  email: string;
  cents: number;
  invoiceNo: string | null;
}
export interface CheckUpPaper {
  mayAsk: boolean;
  address: {
    name: string;
    mobile: string;
    text: string;
  } | null;
  parcels: Parcel[];
}
export interface CheckUpResult {
  code: string;
  name: string;
  value: string;
  unit: string;
  range: string;
  flag: CheckUpFlag;
  former: {
    day: string;
    value: string;
    flag: CheckUpFlag;
  }[];
}

// Generated from packages/contract by `npm run generate`; change it there.
export interface GetH5PayUrlRequest {
  orderNo: string;
  returnUrl: string;
  provider?: string | undefined;
}
export interface GetH5PayUrlResponse {
  url: string;
}
export interface ListPayWaysRequest {
  orderNo: string;
  inside?: 'browser' | 'chatApp' | 'miniProgram' | undefined;
}
export interface PayWay {
  provider: string;
  title: string;
  lastUsed: boolean;
}
export interface ListPayWaysResponse {
  items: PayWay[];
  takesMoney: boolean;
}
export interface GetPayTypeRequest {
  orderNo: string;
}
export interface GetPayTypeResponse {
  type: 'nothing' | 'whole' | 'deposit' | 'rest';
  dueCents: number;
  payBefore: string | null;
}
export interface GetPayElementRequest {
  orderNo: string;
}
export interface GetPayElementResponse {
  elements: {
    element: 'price' | 'paid' | 'later';
    label: string;
    cents: number;
  }[];
  dueCents: number;
}
export interface PrepayMiniappRequest {
  orderNo: string;
  code: string;
}
export interface PrepayMiniappResponse {
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: 'RSA';
  paySign: string;
}
export interface ListExtPayWaysRequest {
  orderNo: string;
}
export interface ListExtPayWaysResponse {
  items: PayWay[];
}
export interface GetExtPayUrlRequest {
  orderNo: string;
  provider: string;
}
export interface GetExtPayUrlResponse {
  url: string;
  payBefore: string;
}
export interface GetBestServicePackageRequest {
  orderNo: string;
}
export interface GetBestServicePackageResponse {
  package: {
    packageId: string;
    title: string;
    priceCents: number;
    savesCents: number;
  } | null;
}
export interface GetFaceResultPayUrlRequest {
  orderNo: string;
  returnUrl: string;
  provider?: string | undefined;
}
export interface GetFaceResultPayUrlResponse {
  url: string;
}
export interface BasicMoneyPayRequest {
  orderNo: string;
  returnUrl: string;
  provider?: string | undefined;
}
export interface BasicMoneyPayResponse {
  url: string;
  amountCents: number;
}

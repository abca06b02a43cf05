// Generated from packages/contract by `npm run generate`; change it there.
export interface GetH5PayUrlRequest {
  orderNo: string;
  returnUrl: string;
  provider?: string | undefined;
}
export interface GetH5PayUrlResponse {
  url: string;
}

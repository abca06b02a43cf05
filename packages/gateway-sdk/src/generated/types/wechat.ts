// Generated from packages/contract by `npm run generate`; change it there.
export interface GetWeixinBindConfigRequest {
  url: string;
}
export interface GetWeixinBindConfigResponse {
  appId: string;
  timestamp: number;
  nonceStr: string;
  signature: string;
}
export interface GetMiniProgramUrlLinkRequest {
  path: string;
  query?: string | undefined;
}
export interface GetMiniProgramUrlLinkResponse {
  urlLink: string;
  expiredTime: string;
}
export interface GetComponentAppIdResponse {
  componentAppId: string;
}
export interface GetPreAuthInfoRequest {
  returnUrl?: string | undefined;
}
export interface GetPreAuthInfoResponse {
  componentAppId: string;
  preAuthCode: string;
  expiredTime: string;
  openUrl: string;
  scanUrl: string;
}

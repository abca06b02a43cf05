// Generated from packages/contract by `npm run generate`; change it there.
import type { OwnerCodeScene, VerifyCodeScene } from './account';
export type CheckPurpose = 'sendCode' | 'signIn' | 'visitor' | 'partner';
export interface CheckPicture {
  image: string;
  gmtExpired: string;
}
export interface PreprocessGeeTestRequest {
  pageId: string;
}
export interface CheckWork {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    cost: number;
    keyLength: number;
    keyPrefix: string;
  };
  gmtExpired: string;
}
export interface PreprocessPolarVerificationRequest {
  pageId: string;
}
export interface PartnerPreGeetestTempRequest {
  pageId: string;
}
export interface PartnerPreGeetestLoginRequest {
  pageId: string;
}
export interface GetImageCodeRequest {
  type: CheckPurpose;
  pageId: string;
}
export interface GetPartnerValidCodeRequest {
  pageId: string;
}
export interface EnhanceValidateRequest {
  purpose: CheckPurpose;
  pageId: string;
  imgCode?: string | undefined;
  solution?: {
    counter: number;
    derivedKey: string;
  };
}
export interface EnhanceValidateResponse {
  validateParam: string;
  gmtExpired: string;
}
export interface GetVerifyCodeRequest {
  mobile: string;
  scene: VerifyCodeScene;
  pageId: string;
  imgCode: string;
}
export interface GetVerifyCodeResponse {
  resendAfter: number;
  expiresIn: number;
}
export interface GetCheckCodeRequest {
  scene: OwnerCodeScene;
}
export interface GetCheckCodeResponse {
  resendAfter: number;
  expiresIn: number;
}
export interface ProveBySendingRequest {
  mobile: string;
  scene: VerifyCodeScene;
  validateParam?: string | undefined;
}
export interface ProveBySendingResponse {
  sendTo: string;
  text: string;
  gmtExpired: string;
  code: string | null;
}

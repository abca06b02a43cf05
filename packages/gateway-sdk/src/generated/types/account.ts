// Generated from packages/contract by `npm run generate`; change it there.
import type { RegistrationOrderCard } from './booking-shapes';
import type { AgreementType } from './content';
export type VerifyCodeScene = 'login' | 'bind' | 'rebind' | 'writeoff' | 'patient';
export type OwnerCodeScene = 'owner' | 'writeoff';
export interface UserInfo {
  login: boolean;
  isTempLogin: boolean;
  userId: string | null;
  loginId: string | null;
  encodeId: string | null;
  extEncodeId: string | null;
  mobile: string | null;
  nickname: string | null;
  type: number;
  appId: string;
  sourceId: string;
  verifyStatus: number;
  corpconsult: boolean;
  noEntry: boolean;
  noFooter: boolean;
  noHeader: boolean;
  gmtExpired: string | null;
  wxConfigVO: {
    hasWxDevice: boolean;
  };
}
export interface EncryptionRule {
  secretCode: string;
  secretAlgorithm: 1 | 2;
  privateKey: string;
  gmtExpired: string;
}
export interface GetBaseInfoResponse {
  userInfoVO: UserInfo;
  now: string | null;
  encryptionRule?: EncryptionRule | undefined;
}
export interface SignedInUser {
  login: boolean;
  isTempLogin: boolean;
  userId: string | null;
  loginId: string | null;
  encodeId: string | null;
  extEncodeId: string | null;
  mobile: string | null;
  nickname: string | null;
  type: number;
  appId: string;
  sourceId: string;
  verifyStatus: number;
  corpconsult: boolean;
  noEntry: boolean;
  noFooter: boolean;
  noHeader: boolean;
  gmtExpired: string | null;
  wxConfigVO: {
    hasWxDevice: boolean;
  };
}
export interface GetLoginInfoResponse {
  gmtExpired: string;
  userInfoVO: SignedInUser;
  now: string | null;
  encryptionRule?: EncryptionRule | undefined;
}
export interface SendVerifyCodeRequest {
  mobile: string;
  scene: VerifyCodeScene;
  validateParam?: string | undefined;
}
export interface SendVerifyCodeResponse {
  resendAfter: number;
  expiresIn: number;
}
export interface LoginByCheckCodeRequest {
  mobile: string;
  code: string;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
}
export interface SignIn {
  token: string;
  userId: string | null;
  isTempLogin: boolean;
  verifyStatus: number;
  gmtExpired: string | null;
}
export interface LoginByPasswordRequest {
  loginId: string;
  password: string;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
  validateParam?: string | undefined;
}
export interface BindMobileRequest {
  mobile: string;
  code: string;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
}
export interface LogoutResponse {
  done: true;
}
export interface GetPersonalCenterResponse {
  nickname: string | null;
  mobile: string | null;
  verifyStatus: number;
  patientCount: number;
  awaitingPaymentCount: number;
  confirmedCount: number;
  latestOrder: RegistrationOrderCard | null;
}

// Generated from packages/contract by `npm run generate`; change it there.
import type { AgreementType } from './content';
export type EmailCodeScene = 'register' | 'resetPassword' | 'bind';
export interface GetFindPwdCodeRequest {
  mobile: string;
  validateParam?: string | undefined;
}
export interface GetFindPwdCodeResponse {
  resendAfter: number;
  expiresIn: number;
}
export interface CheckUserMessageRequest {
  mobile: string;
  code: string;
}
export interface CheckUserMessageResponse {
  account: {
    loginId: string | null;
    nickname: string | null;
    hasPassword: boolean;
    gmtCreated: string;
  } | null;
}
export interface FindPasswordAndLoginRequest {
  mobile: string;
  code: string;
  password: string;
}
export interface ModifyLoginIdRequest {
  loginId: string;
}
export interface ModifyLoginIdResponse {
  done: true;
}
export interface GetEmailCodeRequest {
  email: string;
  scene: EmailCodeScene;
  validateParam?: string | undefined;
}
export interface GetEmailCodeResponse {
  resendAfter: number;
  expiresIn: number;
}
export interface RegisterByEmailRequest {
  email: string;
  code: string;
  password: string;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
}
export interface ResetPasswordByEmailRequest {
  email: string;
  code: string;
  password: string;
}
export interface ListSignedInDevicesResponse {
  items: {
    sessionId: string;
    isCurrent: boolean;
    channelName: string | null;
    browser:
      | (
          | 'app'
          | 'chatApp'
          | 'alipay'
          | 'edge'
          | 'firefox'
          | 'huawei'
          | 'samsung'
          | 'chrome'
          | 'safari'
        )
      | null;
    system: ('ios' | 'android' | 'harmony' | 'windows' | 'mac' | 'linux') | null;
    cityName: string | null;
    gmtCreated: string;
    gmtExpired: string;
  }[];
}
export interface EndSignedInDeviceRequest {
  sessionId: string;
}
export interface EndSignedInDeviceResponse {
  done: true;
}
export interface EndOtherDevicesResponse {
  done: true;
}
export interface LogoffTempUserResponse {
  done: true;
}

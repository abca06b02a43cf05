// Generated from packages/contract by `npm run generate`; change it there.
import type { AgreementType } from './content';
export type IdentityProvider = 'chatApp' | 'healthId' | 'facebook' | 'google';
export type InformationScope = 'profile' | 'patients' | 'orders';
export interface PartnerPreLoginResponse {
  providers: IdentityProvider[];
  oneKeyScriptUrl: string | null;
}
export interface GetPartnerOauthAuthCodeRequest {
  provider: IdentityProvider;
  target?: string | undefined;
  returnUrl: string;
}
export interface GetPartnerOauthAuthCodeResponse {
  authorizeUrl: string;
}
export interface PartnerPostLoginRequest {
  code: string;
  state: string;
}
export interface IdentityOutcome {
  token?: string | undefined;
  userId?: string | null | undefined;
  isTempLogin?: boolean | undefined;
  verifyStatus?: number | undefined;
  gmtExpired?: string | null | undefined;
  bindToken: string | null;
  proven?: {
    provider: IdentityProvider;
    name: string | null;
  };
  target: string | null;
}
export interface PartnerLoginBindRequest {
  bindToken: string;
  code: string;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
  mobile: string;
}
export interface BindIdentityByEmailRequest {
  bindToken: string;
  code: string;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
  email: string;
}
export interface VerifyPartnerMobileRequest {
  bindToken: string;
  mobile: string;
  validateParam?: string | undefined;
}
export interface VerifyPartnerMobileResponse {
  resendAfter: number;
  expiresIn: number;
}
export interface VerifyPartnerMobileBoundRequest {
  bindToken: string;
  mobile: string;
  code: string;
}
export interface VerifyPartnerMobileBoundResponse {
  outcome: 'new' | 'existing' | 'taken';
}
export interface CheckPartnerWxRequest {
  target?: string | undefined;
  returnUrl: string;
  silent?: boolean | undefined;
}
export interface CheckPartnerWxResponse {
  authorizeUrl: string;
}
export interface LoginPartnerWxRequest {
  code: string;
  state: string;
}
export interface SilentLoginPartnerWxRequest {
  code: string;
  state: string;
}
export interface BindPartnerWxRequest {
  bindToken: string;
  code: string;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
  mobile: string;
}
export interface RegisterBindPartnerWxRequest {
  bindToken: string;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
}
export interface PartnerLoginPreEntranceRequest {
  ticket: string;
}
export interface PartnerLoginPreEntranceResponse {
  partnerName: string;
  isBound: boolean;
  gmtExpired: string;
}
export interface PartnerLoginEntranceRequest {
  ticket: string;
}
export interface JudgeAuthorizationResponse {
  partnerCode: string;
  partnerName: string;
  scopes: InformationScope[];
  gmtAuthorized: string | null;
}
export interface AddAuthorizationRequest {
  /**
   * @maxItems 3
   */
  scopes: InformationScope[];
  /**
   * @minItems 1
   * @maxItems 10
   */
  patientIds?: string[] | undefined;
  partnerCode?: string | undefined;
}
export interface AddAuthorizationResponse {
  done: true;
}
export interface LoginByFlashRequest {
  accessToken: string;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
}

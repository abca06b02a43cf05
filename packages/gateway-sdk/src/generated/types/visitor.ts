// Generated from packages/contract by `npm run generate`; change it there.
import type { AgreementType } from './content';
export interface CreateVisitorAccountRequest {
  validateParam?: string | undefined;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
}
export interface CreateVisitorAccountResponse {
  token: string;
  userId: string | null;
  isTempLogin: boolean;
  verifyStatus: number;
  gmtExpired: string | null;
  temporaryToken: string | null;
  temporaryTokenExpired: string | null;
}
export interface ValidateAccessTokenRequest {
  accessToken: string;
}
export interface ValidateAccessTokenResponse {
  token: string;
  userId: string | null;
  isTempLogin: boolean;
  verifyStatus: number;
  gmtExpired: string | null;
  temporaryToken: string | null;
  temporaryTokenExpired: string | null;
}

// Generated from packages/contract by `npm run generate`; change it there.
import type { Gender } from './patients';
export type AccountGap = 'mobile' | 'nickname' | 'password' | 'gender' | 'birthDate';
export interface GetAccountInfoResponse {
  nickname: string | null;
  loginId: string | null;
  mobile: string | null;
  hasPassword: boolean;
  verifyStatus: number;
  createdAt: string;
}
export interface GetUserProfileResponse {
  nickname: string | null;
  mobile: string | null;
  gender: Gender | null;
  birthDate: string | null;
}
export interface UpdateUserProfileRequest {
  gender?: Gender | null | undefined;
  birthDate?: string | null | undefined;
}
export interface UpdateUserProfileResponse {
  done: true;
}
export interface GetUserStatResponse {
  patientCount: number;
  registrationCount: number;
  completedCount: number;
  memberSince: string;
}
export interface IsAccountPerfectResponse {
  perfect: boolean;
  missing: AccountGap[];
}
export interface ValidateNicknameRequest {
  nickname: string;
}
export interface ValidateNicknameResponse {
  problem: string | null;
}
export interface ModifyNicknameRequest {
  nickname: string;
}
export interface ModifyNicknameResponse {
  nickname: string;
}
export interface SendOwnerCodeResponse {
  resendAfter: number;
  expiresIn: number;
}
export interface CheckOwnerCodeRequest {
  code: string;
}
export interface CheckOwnerCodeResponse {
  proof: string;
  expiresIn: number;
}
export interface RebindAccountRequest {
  proof: string;
  mobile: string;
  code: string;
  withPatients?: boolean | undefined;
}
export interface ModifyPasswordRequest {
  oldPassword: string;
  password: string;
}

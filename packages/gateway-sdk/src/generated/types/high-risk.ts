// Generated from packages/contract by `npm run generate`; change it there.
import type { AgreementType } from './content';
export type RiskProof = 'patient' | 'order';
export interface CheckHighRiskRequest {
  mobile: string;
  code: string;
}
export interface CheckHighRiskResponse {
  highRisk: boolean;
  riskToken: string | null;
  proofs: RiskProof[];
  gmtExpired: string | null;
}
export interface FetchHighRiskPatientInfoRequest {
  riskToken: string;
}
export interface FetchHighRiskPatientInfoResponse {
  patientCount: number;
}
export interface FetchHighRiskOrderInfoRequest {
  riskToken: string;
}
export interface FetchHighRiskOrderInfoResponse {
  orderCount: number;
}
export interface ValidateHighRiskPatientRequest {
  riskToken: string;
  name: string;
  cardTail: string;
}
export interface ValidateHighRiskPatientResponse {
  passed: true;
}
export interface CheckHighRiskOrderRequest {
  riskToken: string;
}
export interface CheckHighRiskOrderResponse {
  canAnswer: boolean;
  triesLeft: number;
}
export interface ValidateHighRiskOrderRequest {
  riskToken: string;
  doctorName: string;
  date: string;
}
export interface ValidateHighRiskOrderResponse {
  passed: true;
}
export interface FetchHighRiskUserProfileRequest {
  riskToken: string;
}
export interface FetchHighRiskUserProfileResponse {
  nickname: string | null;
  mobile: string;
  gmtCreated: string;
}
export interface BindMobileAndLoginRequest {
  riskToken: string;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
}
export interface SecondAllocationRegisterRequest {
  riskToken: string;
  /**
   * @maxItems 5
   */
  agreed?: AgreementType[] | undefined;
}

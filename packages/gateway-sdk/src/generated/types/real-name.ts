// Generated from packages/contract by `npm run generate`; change it there.
import type { CardType } from './patients';
export type RealNameState = 'none' | 'verified' | 'inReview' | 'refused';
export type RealNameRefusal =
  'unreadable' | 'notTheDocument' | 'otherPerson' | 'expired' | 'underAge' | 'other';
export type FaceCheckState = 'waiting' | 'passed' | 'failed' | 'taken' | 'abandoned';
export interface GetRealNameResponse {
  state: RealNameState;
  person: {
    name: string;
    cardType: CardType;
    cardNo: string;
    by: 'register' | 'bankCard' | 'face' | 'review';
    verifiedAt: string;
  } | null;
  triesLeft: number;
  review: {
    reviewId: string;
    submittedAt: string;
    decidedAt: string | null;
    refusal: RealNameRefusal | null;
    remark: string | null;
  } | null;
  byFace: boolean;
}
export interface VerifyRealNameRequest {
  name: string;
  cardNo: string;
  consent?: true | undefined;
}
export interface VerifyRealNameResponse {
  state: RealNameState;
}
export interface CheckBankMessageRequest {
  name: string;
  cardNo: string;
  bankCardNo: string;
  mobile: string;
  consent?: true | undefined;
}
export interface CheckBankMessageResponse {
  state: RealNameState;
}
export interface SubmitRealNameReviewRequest {
  name: string;
  cardType: CardType;
  cardNo: string;
  /**
   * @minItems 1
   * @maxItems 2
   */
  pictures: string[];
  note?: string | undefined;
  consent?: true | undefined;
}
export interface SubmitRealNameReviewResponse {
  reviewId: string;
}
export interface WithdrawRealNameReviewRequest {
  reviewId: string;
}
export interface WithdrawRealNameReviewResponse {
  done: true;
}
export interface BeginFaceCheckRequest {
  name: string;
  cardNo: string;
  returnUrl: string;
  consent?: true | undefined;
}
export interface BeginFaceCheckResponse {
  expiresAt: string;
}
export interface GetFaceCheckResponse {
  check: {
    state: FaceCheckState;
    openUrl: string | null;
    expiresAt: string;
  } | null;
}
export interface SettleFaceCheckResponse {
  state: FaceCheckState | null;
}

// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { BeginFaceCheckRequest, BeginFaceCheckResponse, CheckBankMessageRequest, CheckBankMessageResponse, GetFaceCheckResponse, GetRealNameResponse, SettleFaceCheckResponse, SubmitRealNameReviewRequest, SubmitRealNameReviewResponse, VerifyRealNameRequest, VerifyRealNameResponse, WithdrawRealNameReviewRequest, WithdrawRealNameReviewResponse } from './types/real-name';

/** The calls of the realName domain. */
export const realNameCalls: {
  getRealName: CallRow<void, GetRealNameResponse, 'query'>;
  verifyRealName: CallRow<VerifyRealNameRequest, VerifyRealNameResponse, 'mutation'>;
  checkBankMessage: CallRow<CheckBankMessageRequest, CheckBankMessageResponse, 'mutation'>;
  submitRealNameReview: CallRow<SubmitRealNameReviewRequest, SubmitRealNameReviewResponse, 'mutation'>;
  withdrawRealNameReview: CallRow<WithdrawRealNameReviewRequest, WithdrawRealNameReviewResponse, 'mutation'>;
  beginFaceCheck: CallRow<BeginFaceCheckRequest, BeginFaceCheckResponse, 'mutation'>;
  getFaceCheck: CallRow<void, GetFaceCheckResponse, 'query'>;
  settleFaceCheck: CallRow<void, SettleFaceCheckResponse, 'mutation'>;
} = {
  getRealName: {
    path: '/user/account/realname/detail.json',
    kind: 'query',
    tags: [
      'RealName'
    ]
  },
  verifyRealName: {
    path: '/user/account/realname/verify.json',
    kind: 'mutation',
    timeoutMs: 15000,
    tags: [
      'Session',
      'RealName'
    ],
    encrypted: true
  },
  checkBankMessage: {
    path: '/user/account/checkbankmsg.json',
    kind: 'mutation',
    timeoutMs: 15000,
    tags: [
      'Session',
      'RealName'
    ],
    encrypted: true,
    signed: true
  },
  submitRealNameReview: {
    path: '/user/account/realname/submitreview.json',
    kind: 'mutation',
    tags: [
      'Session',
      'RealName'
    ],
    encrypted: true
  },
  withdrawRealNameReview: {
    path: '/user/account/realname/withdrawreview.json',
    kind: 'mutation',
    tags: [
      'Session',
      'RealName'
    ]
  },
  beginFaceCheck: {
    path: '/user/account/realname/face/begin.json',
    kind: 'mutation',
    timeoutMs: 15000,
    tags: [
      'Session',
      'RealName'
    ]
  },
  getFaceCheck: {
    path: '/user/account/realname/face/detail.json',
    kind: 'query',
    tags: [
      'RealName'
    ]
  },
  settleFaceCheck: {
    path: '/user/account/realname/face/settle.json',
    kind: 'mutation',
    timeoutMs: 15000,
    tags: [
      'Session',
      'RealName'
    ]
  }
};

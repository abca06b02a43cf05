import type { GatewayAnswers } from './mock-gateway';

const sent = { resendAfter: 60, expiresIn: 600 };

/** What the calls answer that give an account another number: a code to the former one, then one to the new one. */
export const rebindAnswers = {
  sendOwnerCode: sent,
  sendVerifyCode: sent,
  checkOwnerCode: { proof: 'proof-1', expiresIn: 600 },
  rebindAccount: {
    token: '',
    userId: 'u-1',
    isTempLogin: false,
    verifyStatus: 0,
    gmtExpired: '2026-12-20T21:00:00+08:00',
  },
} satisfies GatewayAnswers;

import type { GetRealNameResponse } from '@xinglin/gateway-sdk';

export const none: GetRealNameResponse = {
  state: 'none',
  person: null,
  triesLeft: 5,
  review: null,
  byFace: false,
};

export const review = {
  reviewId: 'r-1',
  submittedAt: '2026-11-20T08:00:00+08:00',
  decidedAt: null,
  refusal: null,
  remark: null,
};

export const inReview: GetRealNameResponse = { ...none, state: 'inReview', review };

export const verified: GetRealNameResponse = {
  ...none,
  state: 'verified',
  person: {
    name: '沈**',
    cardType: 'idCard',
    cardNo: '330***********0029',
    by: 'register',
    verifiedAt: '2026-11-20T08:00:00+08:00',
  },
};

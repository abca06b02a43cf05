// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { GetH5PayUrlRequest, GetH5PayUrlResponse } from './types/payment';

/** The calls of the payment domain. */
export const paymentCalls: {
  getH5PayUrl: CallRow<GetH5PayUrlRequest, GetH5PayUrlResponse, 'mutation'>;
} = {
  getH5PayUrl: {
    path: '/pay/geth5payurl.json',
    kind: 'mutation'
  }
};

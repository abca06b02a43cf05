// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { GetAccountBalanceRequest, GetAccountBalanceResponse } from './types/wallet';

/** The calls of the wallet domain. */
export const walletCalls: {
  getAccountBalance: CallRow<GetAccountBalanceRequest, GetAccountBalanceResponse, 'query'>;
} = {
  getAccountBalance: {
    path: '/moduleaccount/digital/index/balance',
    kind: 'query',
    tags: [
      'Session',
      'Wallet'
    ]
  }
};

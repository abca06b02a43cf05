// Generated from packages/contract by `npm run generate`; change it there.
import { walletCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the wallet domain. */
export const walletApi = injectCalls(walletCalls);

// Generated from packages/contract by `npm run generate`; change it there.
import { healthCoinsCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the healthCoins domain. */
export const healthCoinsApi = injectCalls(healthCoinsCalls);

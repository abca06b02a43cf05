// Generated from packages/contract by `npm run generate`; change it there.
import { rewardsCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the rewards domain. */
export const rewardsApi = injectCalls(rewardsCalls);

// Generated from packages/contract by `npm run generate`; change it there.
import { rankingCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the ranking domain. */
export const rankingApi = injectCalls(rankingCalls);

// Generated from packages/contract by `npm run generate`; change it there.
import { homeCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the home domain. */
export const homeApi = injectCalls(homeCalls);

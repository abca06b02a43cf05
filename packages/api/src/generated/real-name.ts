// Generated from packages/contract by `npm run generate`; change it there.
import { realNameCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the realName domain. */
export const realNameApi = injectCalls(realNameCalls);

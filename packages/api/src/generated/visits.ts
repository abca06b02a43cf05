// Generated from packages/contract by `npm run generate`; change it there.
import { visitsCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the visits domain. */
export const visitsApi = injectCalls(visitsCalls);

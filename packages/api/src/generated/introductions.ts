// Generated from packages/contract by `npm run generate`; change it there.
import { introductionsCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the introductions domain. */
export const introductionsApi = injectCalls(introductionsCalls);

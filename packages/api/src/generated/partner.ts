// Generated from packages/contract by `npm run generate`; change it there.
import { partnerCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the partner domain. */
export const partnerApi = injectCalls(partnerCalls);

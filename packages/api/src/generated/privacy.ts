// Generated from packages/contract by `npm run generate`; change it there.
import { privacyCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the privacy domain. */
export const privacyApi = injectCalls(privacyCalls);

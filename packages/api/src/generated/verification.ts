// Generated from packages/contract by `npm run generate`; change it there.
import { verificationCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the verification domain. */
export const verificationApi = injectCalls(verificationCalls);

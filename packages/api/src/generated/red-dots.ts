// Generated from packages/contract by `npm run generate`; change it there.
import { redDotsCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the redDots domain. */
export const redDotsApi = injectCalls(redDotsCalls);

// Generated from packages/contract by `npm run generate`; change it there.
import { visitorCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the visitor domain. */
export const visitorApi = injectCalls(visitorCalls);

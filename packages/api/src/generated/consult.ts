// Generated from packages/contract by `npm run generate`; change it there.
import { consultCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the consult domain. */
export const consultApi = injectCalls(consultCalls);

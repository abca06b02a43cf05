// Generated from packages/contract by `npm run generate`; change it there.
import { operateCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the operate domain. */
export const operateApi = injectCalls(operateCalls);

// Generated from packages/contract by `npm run generate`; change it there.
import { overseasCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the overseas domain. */
export const overseasApi = injectCalls(overseasCalls);

// Generated from packages/contract by `npm run generate`; change it there.
import { systemCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the system domain. */
export const systemApi = injectCalls(systemCalls);

// Generated from packages/contract by `npm run generate`; change it there.
import { healthServicesCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the healthServices domain. */
export const healthServicesApi = injectCalls(healthServicesCalls);

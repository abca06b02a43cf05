// Generated from packages/contract by `npm run generate`; change it there.
import { addressesCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the addresses domain. */
export const addressesApi = injectCalls(addressesCalls);

// Generated from packages/contract by `npm run generate`; change it there.
import { ordersCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the orders domain. */
export const ordersApi = injectCalls(ordersCalls);

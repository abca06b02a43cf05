// Generated from packages/contract by `npm run generate`; change it there.
import { paymentCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the payment domain. */
export const paymentApi = injectCalls(paymentCalls);

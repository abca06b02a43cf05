// Generated from packages/contract by `npm run generate`; change it there.
import { bookingCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the booking domain. */
export const bookingApi = injectCalls(bookingCalls);

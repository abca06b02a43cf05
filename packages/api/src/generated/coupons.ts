// Generated from packages/contract by `npm run generate`; change it there.
import { couponsCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the coupons domain. */
export const couponsApi = injectCalls(couponsCalls);

// Generated from packages/contract by `npm run generate`; change it there.
import { accurateReserveCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the accurateReserve domain. */
export const accurateReserveApi = injectCalls(accurateReserveCalls);

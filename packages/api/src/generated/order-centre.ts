// Generated from packages/contract by `npm run generate`; change it there.
import { orderCentreCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the orderCentre domain. */
export const orderCentreApi = injectCalls(orderCentreCalls);

// Generated from packages/contract by `npm run generate`; change it there.
import { reservationGuideCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the reservationGuide domain. */
export const reservationGuideApi = injectCalls(reservationGuideCalls);

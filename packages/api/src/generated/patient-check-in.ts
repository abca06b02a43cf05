// Generated from packages/contract by `npm run generate`; change it there.
import { patientCheckInCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the patientCheckIn domain. */
export const patientCheckInApi = injectCalls(patientCheckInCalls);

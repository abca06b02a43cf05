// Generated from packages/contract by `npm run generate`; change it there.
import { patientsCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the patients domain. */
export const patientsApi = injectCalls(patientsCalls);

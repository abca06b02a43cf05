// Generated from packages/contract by `npm run generate`; change it there.
import { specialDiseaseCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the specialDisease domain. */
export const specialDiseaseApi = injectCalls(specialDiseaseCalls);

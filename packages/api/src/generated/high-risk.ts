// Generated from packages/contract by `npm run generate`; change it there.
import { highRiskCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the highRisk domain. */
export const highRiskApi = injectCalls(highRiskCalls);

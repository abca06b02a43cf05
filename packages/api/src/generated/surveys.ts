// Generated from packages/contract by `npm run generate`; change it there.
import { surveysCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the surveys domain. */
export const surveysApi = injectCalls(surveysCalls);

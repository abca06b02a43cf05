// Generated from packages/contract by `npm run generate`; change it there.
import { activitiesCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the activities domain. */
export const activitiesApi = injectCalls(activitiesCalls);

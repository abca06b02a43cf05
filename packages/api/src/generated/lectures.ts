// Generated from packages/contract by `npm run generate`; change it there.
import { lecturesCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the lectures domain. */
export const lecturesApi = injectCalls(lecturesCalls);

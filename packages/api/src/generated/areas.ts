// Generated from packages/contract by `npm run generate`; change it there.
import { areasCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the areas domain. */
export const areasApi = injectCalls(areasCalls);

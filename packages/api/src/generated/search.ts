// Generated from packages/contract by `npm run generate`; change it there.
import { searchCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the search domain. */
export const searchApi = injectCalls(searchCalls);

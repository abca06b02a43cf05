// Generated from packages/contract by `npm run generate`; change it there.
import { contentCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the content domain. */
export const contentApi = injectCalls(contentCalls);

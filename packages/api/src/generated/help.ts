// Generated from packages/contract by `npm run generate`; change it there.
import { helpCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the help domain. */
export const helpApi = injectCalls(helpCalls);

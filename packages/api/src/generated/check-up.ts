// Generated from packages/contract by `npm run generate`; change it there.
import { checkUpCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the checkUp domain. */
export const checkUpApi = injectCalls(checkUpCalls);

// Generated from packages/contract by `npm run generate`; change it there.
import { writeOffCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the writeOff domain. */
export const writeOffApi = injectCalls(writeOffCalls);

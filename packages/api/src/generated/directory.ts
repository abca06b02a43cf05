// Generated from packages/contract by `npm run generate`; change it there.
import { directoryCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the directory domain. */
export const directoryApi = injectCalls(directoryCalls);

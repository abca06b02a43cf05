// Generated from packages/contract by `npm run generate`; change it there.
import { accountCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the account domain. */
export const accountApi = injectCalls(accountCalls);

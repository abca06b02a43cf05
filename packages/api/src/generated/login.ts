// Generated from packages/contract by `npm run generate`; change it there.
import { loginCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the login domain. */
export const loginApi = injectCalls(loginCalls);

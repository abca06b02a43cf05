// Generated from packages/contract by `npm run generate`; change it there.
import { identityCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the identity domain. */
export const identityApi = injectCalls(identityCalls);

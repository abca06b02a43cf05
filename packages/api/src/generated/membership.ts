// Generated from packages/contract by `npm run generate`; change it there.
import { membershipCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the membership domain. */
export const membershipApi = injectCalls(membershipCalls);

// Generated from packages/contract by `npm run generate`; change it there.
import { profileCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the profile domain. */
export const profileApi = injectCalls(profileCalls);

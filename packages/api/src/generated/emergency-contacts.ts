// Generated from packages/contract by `npm run generate`; change it there.
import { emergencyContactsCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the emergencyContacts domain. */
export const emergencyContactsApi = injectCalls(emergencyContactsCalls);

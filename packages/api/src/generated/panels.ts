// Generated from packages/contract by `npm run generate`; change it there.
import { panelsCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the panels domain. */
export const panelsApi = injectCalls(panelsCalls);

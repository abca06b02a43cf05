// Generated from packages/contract by `npm run generate`; change it there.
import { knowledgeCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the knowledge domain. */
export const knowledgeApi = injectCalls(knowledgeCalls);

// Generated from packages/contract by `npm run generate`; change it there.
import { aiChatCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the aiChat domain. */
export const aiChatApi = injectCalls(aiChatCalls);

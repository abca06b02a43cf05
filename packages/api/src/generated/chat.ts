// Generated from packages/contract by `npm run generate`; change it there.
import { chatCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the chat domain. */
export const chatApi = injectCalls(chatCalls);

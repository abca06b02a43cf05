// Generated from packages/contract by `npm run generate`; change it there.
import { wechatCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the wechat domain. */
export const wechatApi = injectCalls(wechatCalls);

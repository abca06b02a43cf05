// Generated from packages/contract by `npm run generate`; change it there.
import { goodsCalls } from '@xinglin/gateway-sdk';
import { injectCalls } from '../inject-calls';

/** Endpoints and hooks of the goods domain. */
export const goodsApi = injectCalls(goodsCalls);

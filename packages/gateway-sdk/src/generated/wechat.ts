// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { GetWeixinBindConfigRequest, GetWeixinBindConfigResponse } from './types';

/** The calls of the wechat domain. */
export const wechatCalls: {
  getWeixinBindConfig: CallRow<GetWeixinBindConfigRequest, GetWeixinBindConfigResponse, 'query'>;
} = {
  getWeixinBindConfig: {
    path: '/weixin/weixinbind/config',
    kind: 'query',
    open: true
  }
};

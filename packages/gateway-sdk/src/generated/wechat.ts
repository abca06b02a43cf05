// Generated from packages/contract by `npm run generate`; change it there.
import type { CallRow } from '../call-row';
import type { GetComponentAppIdResponse, GetMiniProgramUrlLinkRequest, GetMiniProgramUrlLinkResponse, GetPreAuthInfoRequest, GetPreAuthInfoResponse, GetWeixinBindConfigRequest, GetWeixinBindConfigResponse } from './types/wechat';

/** The calls of the wechat domain. */
export const wechatCalls: {
  getWeixinBindConfig: CallRow<GetWeixinBindConfigRequest, GetWeixinBindConfigResponse, 'query'>;
  getMiniProgramUrlLink: CallRow<GetMiniProgramUrlLinkRequest, GetMiniProgramUrlLinkResponse, 'query'>;
  getComponentAppId: CallRow<void, GetComponentAppIdResponse, 'query'>;
  getPreAuthInfo: CallRow<GetPreAuthInfoRequest, GetPreAuthInfoResponse, 'mutation'>;
} = {
  getWeixinBindConfig: {
    path: '/weixin/weixinbind/config',
    kind: 'query',
    open: true
  },
  getMiniProgramUrlLink: {
    path: '/modulewechat/wxminiprogram/common/getUrlLink',
    kind: 'query',
    open: true
  },
  getComponentAppId: {
    path: '/modulewechat/component/getcomponent_appid',
    kind: 'query',
    open: true
  },
  getPreAuthInfo: {
    path: '/modulewechat/component/getpreauthinfo',
    kind: 'mutation'
  }
};

import { wechat } from '@xinglin/contract';
import { wechatHandlers } from './handlers';
import { purgeLinks } from './links';
import { mountPlatformPushes, platformPushPath } from './push-route';
import { mountSandboxMessagingApp } from './sandbox-routes';
import { defineDomain } from '../../platform/domain';

export const wechatDomain = defineDomain({
  name: 'wechat',
  calls: wechat,
  handlers: wechatHandlers,
  pages: [mountPlatformPushes, mountSandboxMessagingApp],
  paths: [platformPushPath],
  purges: [purgeLinks],
});

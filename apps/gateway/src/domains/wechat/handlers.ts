import { randomBytes } from 'node:crypto';
import type { wechat } from '@xinglin/contract';
import { describeFault } from '../../platform/fault';
import type { HandlersOf } from '../../platform/mount';
import { checkedReturnUrl } from '../../platform/return-url';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { linkProviderOf } from './link-provider';
import { keepLinks } from './links';
import { platformProviderOf } from './platform-provider';
import { signPage } from './signature';
import { keepTicket } from './ticket-keeper';
import { ticketProviderOf } from './ticket-provider';

/** The calls of the messaging app around a page (spec 1 §7). */
export function wechatHandlers({
  config,
  db: pool,
  limits,
  logger,
}: Pick<Services, 'config' | 'db' | 'limits' | 'logger'>): HandlersOf<typeof wechat> {
  const provider = ticketProviderOf(config);
  const ticketAt = provider && keepTicket(provider);
  const linkProvider = linkProviderOf(config);
  const linkOf = linkProvider && keepLinks(linkProvider);
  const platform = platformProviderOf({ config, db: pool });

  const unavailable = (what: string) => (error: unknown) => {
    logger.warn(describeFault(error), `no ${what} of the messaging app`);
    return refuse('messagingAppUnavailable');
  };

  return {
    async getWeixinBindConfig({ url }, { now }) {
      if (checkedReturnUrl(url, config) === null) return refuse('illegalPageAddress');
      if (provider === null || ticketAt === null) return refuse('messagingAppUnavailable');
      const ticket = await ticketAt(now).catch(unavailable('ticket'));
      const timestamp = Math.floor(now.getTime() / 1000);
      const nonceStr = randomBytes(12).toString('hex');
      return {
        appId: provider.appId,
        timestamp,
        nonceStr,
        signature: signPage({ ticket, nonceStr, timestamp, url }),
      };
    },
    async getMiniProgramUrlLink({ path, query }, { db, now, ip }) {
      if (!config.miniProgramPaths.includes(path)) return refuse('illegalPageAddress');
      if (linkOf === null) return refuse('messagingAppUnavailable');
      await limits.consume('miniProgramLinkByAddress', ip);
      const link = await linkOf(db, { path, query }, now).catch(unavailable('link'));
      return { urlLink: link.urlLink, expiredTime: link.expiresAt.toISOString() };
    },
    async getComponentAppId() {
      return platform === null
        ? refuse('messagingAppUnavailable')
        : { componentAppId: platform.appId };
    },
    async getPreAuthInfo(input, { account, now }) {
      const returnUrl = checkedReturnUrl(input.returnUrl, config) ?? refuse('illegalPageAddress');
      if (platform === null) return refuse('messagingAppUnavailable');
      await limits.consume('preAuthByAccount', account);
      const { code, lifeMs } = await platform.newCode(returnUrl, now).catch(unavailable('code'));
      return {
        componentAppId: platform.appId,
        preAuthCode: code,
        expiredTime: new Date(now.getTime() + lifeMs).toISOString(),
        ...platform.addressesOf(code, returnUrl),
      };
    },
  };
}

import { randomBytes } from 'node:crypto';
import type { wechat } from '@xinglin/contract';
import type { HandlersOf } from '../platform/mount';
import { checkedReturnUrl } from '../platform/return-url';
import { refuse } from '../platform/refusal';
import type { Services } from '../platform/services';
import { signPage } from './signature';
import { keepTicket } from './ticket-keeper';
import { ticketProviderOf } from './ticket-provider';

/** The calls of the messaging app around a page (spec 1 §7). */
export function wechatHandlers({
  config,
  logger,
}: Pick<Services, 'config' | 'logger'>): HandlersOf<typeof wechat> {
  const provider = ticketProviderOf(config);
  const ticketAt = provider && keepTicket(provider);
  return {
    async getWeixinBindConfig({ url }, { now }) {
      if (checkedReturnUrl(url, config) === null) return refuse('illegalPageAddress');
      if (provider === null || ticketAt === null) return refuse('messagingAppUnavailable');
      const ticket = await ticketAt(now).catch((error: unknown) => {
        logger.warn({ reason: String(error) }, 'no ticket of the messaging app');
        return refuse('messagingAppUnavailable');
      });
      const timestamp = Math.floor(now.getTime() / 1000);
      const nonceStr = randomBytes(12).toString('hex');
      return {
        appId: provider.appId,
        timestamp,
        nonceStr,
        signature: signPage({ ticket, nonceStr, timestamp, url }),
      };
    },
  };
}

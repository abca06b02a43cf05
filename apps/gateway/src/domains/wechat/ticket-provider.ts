import { z } from 'zod';
import type { Config } from '../../platform/config';
import type { MessagingAccount } from '../../platform/service-settings';
import { askMessagingApp, stableToken } from './messaging-app';

/** What signatures are made with until it expires; a secret between the messaging app and this gateway. */
export interface Ticket {
  readonly value: string;
  readonly lifeMs: number;
}

/** The portal's account with the messaging app. */
export interface TicketProvider {
  readonly appId: string;
  /** A new ticket. Rejects when the messaging app gives none. */
  readonly fetchTicket: () => Promise<Ticket>;
}

const JsapiTicket = z.object({ ticket: z.string().min(1), expires_in: z.number().positive() });

/** The messaging app itself, by its account's id and secret. */
export function realTicketProvider(account: MessagingAccount): TicketProvider {
  return {
    appId: account.appId,
    async fetchTicket() {
      const query = { access_token: await stableToken(account), type: 'jsapi' };
      const answer = await askMessagingApp(account.url, '/cgi-bin/ticket/getticket', { query });
      const { ticket, expires_in: seconds } = JsapiTicket.parse(answer);
      return { value: ticket, lifeMs: seconds * 1000 };
    },
  };
}

/** A made-up account: its tickets sign as real ones do, and are public. */
export const sandboxTicketProvider: TicketProvider = {
  appId: 'wx-sandbox',
  fetchTicket: async () => ({ value: 'sandbox-only-ticket', lifeMs: 7_200_000 }),
};

/** The account that the configuration names; null outside of the sandbox when it names none. */
export function ticketProviderOf({
  wechat,
  sandbox,
}: Pick<Config, 'wechat' | 'sandbox'>): TicketProvider | null {
  if (wechat !== null) return realTicketProvider(wechat);
  return sandbox ? sandboxTicketProvider : null;
}

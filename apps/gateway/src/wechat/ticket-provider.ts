import { z } from 'zod';
import type { Config } from '../platform/config';

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

/** Longest wait for an answer of the messaging app. */
const timeoutMs = 5000;

const Token = z.object({ access_token: z.string().min(1) });
const JsapiTicket = z.object({ ticket: z.string().min(1), expires_in: z.number().positive() });

/** The messaging app itself, by its account's id and secret. */
export function realTicketProvider({
  appId,
  secret,
  url,
}: NonNullable<Config['wechat']>): TicketProvider {
  async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
    const response = await fetch(url + path, {
      ...init,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`the messaging app answered ${response.status}`);
    return response.json();
  }
  return {
    appId,
    async fetchTicket() {
      // The stable token stays valid when another gateway asks for one, too.
      const token = Token.parse(
        await ask('/cgi-bin/stable_token', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ grant_type: 'client_credential', appid: appId, secret }),
        }),
      );
      const query = new URLSearchParams({ access_token: token.access_token, type: 'jsapi' });
      const ticket = JsapiTicket.parse(await ask(`/cgi-bin/ticket/getticket?${query.toString()}`));
      return { value: ticket.ticket, lifeMs: ticket.expires_in * 1000 };
    },
  };
}

/** An account that nobody gave: its tickets sign as real ones do, and everybody may know them. */
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

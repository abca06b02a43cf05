import { z } from 'zod';
import type { MessagingAccount } from '../../platform/service-settings';

/** Longest wait for an answer of the messaging app. */
const timeoutMs = 5000;

/** Asks the messaging app: by POST where there is a body. Rejects unless it answers with JSON. */
export async function askMessagingApp(
  url: string,
  path: string,
  { query = {}, body }: { readonly query?: Record<string, string>; readonly body?: object } = {},
): Promise<unknown> {
  const address = new URL(url + path);
  address.search = new URLSearchParams(query).toString();
  const response = await fetch(address, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`the messaging app answered ${response.status}`);
  return response.json();
}

const Token = z.object({ access_token: z.string().min(1) });

/** A token of an account. The stable one stays valid when another gateway asks for one, too. */
export async function stableToken({ appId, secret, url }: MessagingAccount): Promise<string> {
  const body = { grant_type: 'client_credential', appid: appId, secret };
  return Token.parse(await askMessagingApp(url, '/cgi-bin/stable_token', { body })).access_token;
}

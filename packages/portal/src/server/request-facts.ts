import { chooseLocale, type Locale } from '@xinglin/i18n';
import { cookies, parseCookies, readCookie } from '@xinglin/platform';
import type { Channel } from './channels';
import { isToken } from './session-cookie';
import type { ServedHost } from './host';

/** What a request says, read once. */
export interface RequestFacts {
  readonly request: Request;
  readonly url: URL;
  readonly host: ServedHost;
  readonly channel: Channel;
  readonly cookie: string | null;
  /** Session token of the login cookie. */
  readonly token: string | null;
  readonly device: string | null;
  readonly locale: Locale;
  /** Addresses the request came through, the nearest last; for the gateway's limits. */
  readonly forwardedFor: string | null;
}

/** Reads a request. The language: `lang`, `target`'s own `lang`, cookie, Chinese (spec 1 §2). */
export function readFacts(request: Request, host: ServedHost, channel: Channel, address: string | null): RequestFacts {
  const url = new URL(request.url);
  const cookie = request.headers.get('cookie');
  const session = readCookie(cookie, 'session');
  const device = readCookie(cookie, 'device');
  const earlier = request.headers.get('x-forwarded-for');
  return {
    request,
    url,
    host,
    channel,
    cookie,
    token: isToken(session) ? session : null,
    device: isToken(device) ? device : null,
    locale: chooseLocale({
      query: url.searchParams.get('lang'),
      targetQuery: url.searchParams.get('target'),
      cookie: parseCookies(cookie).get(cookies.language.name),
      acceptLanguage: request.headers.get('accept-language'),
    }),
    forwardedFor: [earlier, address].filter((part) => part !== null).join(', ') || null,
  };
}

/** App id of the main portal. */
const mainAppId = 'xinglin-h5';

/** The protocol's headers for this request's calls (spec 1 §7). */
export function gatewayHeaders(facts: RequestFacts): Record<string, string> {
  return {
    appid: facts.channel.partner?.appId ?? mainAppId,
    lang: facts.locale,
    ...(facts.token === null ? {} : { token: facts.token }),
    ...(facts.device === null ? {} : { deviceid: facts.device }),
    ...(facts.forwardedFor === null ? {} : { 'x-forwarded-for': facts.forwardedFor }),
  };
}

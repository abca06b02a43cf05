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
  /** Experiments this browser takes part in, and the gateway's release that is to answer (spec 1 §7). */
  readonly experiment: string | null;
  readonly routerTag: string | null;
  readonly locale: Locale;
  /** Addresses the request came through, the nearest last; for the gateway's limits. */
  readonly forwardedFor: string | null;
}

/** Reads a request. The language: `lang`, `target`'s own `lang`, cookie, Chinese (spec 1 §2). */
export function readFacts(
  request: Request,
  host: ServedHost,
  channel: Channel,
  address: string | null,
): RequestFacts {
  const url = new URL(request.url);
  const cookie = request.headers.get('cookie');
  const session = readCookie(cookie, 'session');
  const device = readCookie(cookie, 'device');
  const experiment = readCookie(cookie, 'experiment');
  const routerTag = readCookie(cookie, 'routerTag');
  const earlier = request.headers.get('x-forwarded-for');
  return {
    request,
    url,
    host,
    channel,
    cookie,
    token: isToken(session) ? session : null,
    device: isToken(device) ? device : null,
    experiment: isToken(experiment) ? experiment : null,
    routerTag: isToken(routerTag) ? routerTag : null,
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

/** The app id of a request's channel. */
export function appIdOf(facts: RequestFacts): string {
  return facts.channel.partner?.appId ?? mainAppId;
}

/** The protocol's headers for this request's calls (spec 1 §7). */
export function gatewayHeaders(facts: RequestFacts): Record<string, string> {
  return {
    appid: appIdOf(facts),
    lang: facts.locale,
    ...(facts.token === null ? {} : { token: facts.token }),
    ...(facts.device === null ? {} : { deviceid: facts.device }),
    ...(facts.experiment === null ? {} : { abtest: facts.experiment }),
    ...(facts.routerTag === null ? {} : { routertag: facts.routerTag }),
    ...(facts.forwardedFor === null ? {} : { 'x-forwarded-for': facts.forwardedFor }),
  };
}

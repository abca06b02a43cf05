import { chooseLocale, type Locale } from '@xinglin/i18n';
import { readCookie, type CookieName } from '@xinglin/platform';
import { sourceIn } from './arrival-cookies';
import type { Channel } from './channels';
import { isToken } from './session-cookie';
import type { ServedHost } from './host';

/** What a request says, read once. */
export interface RequestFacts {
  readonly request: Request;
  /** As the portal's own addresses are, without the base. */
  readonly url: URL;
  /** The path as the request line had it, before its dots and escapes were read; left out where there was no such line. */
  readonly writtenPath?: string;
  /** The path this portal lies below on its host; empty at the root. */
  readonly base: string;
  readonly host: ServedHost;
  readonly channel: Channel;
  /** A cookie of this host; null when absent, empty, or set by its plain name where the portal's are `__Host-` ones. */
  readonly readCookie: (cookie: CookieName) => string | null;
  /** Session token of the login cookie. */
  readonly token: string | null;
  /** Token a native app handed over (spec 1 §9). */
  readonly appToken: string | null;
  /** What opens the next session of a visitor's account (spec 1 §4). */
  readonly temporaryToken: string | null;
  /** Token that was just taken back. */
  readonly previousToken: string | null;
  readonly device: string | null;
  /** Campaign or place the person came from: this address says it, or an earlier one said it. */
  readonly source: string | null;
  /** Experiments this browser takes part in, and the gateway's release that is to answer (spec 1 §7). */
  readonly experiment: string | null;
  readonly routerTag: string | null;
  readonly locale: Locale;
  /** Addresses the request came through, the nearest last; for the gateway's limits. */
  readonly forwardedFor: string | null;
  /** Proves to the gateway that its calls come from one of our portals; null where that is not set. */
  readonly portalSecret: string | null;
  /** What the request's calls carry on of its trace; left out where none is made. Never what a browser sent. */
  readonly traceparent?: string;
}

/** Reads a request. The language: `lang`, `target`'s own `lang`, cookie, the portal's (spec 1 §2). */
export function readFacts(
  request: Request,
  host: ServedHost,
  channel: Channel,
  address: string | null,
  base = '',
  portalSecret: string | null = null,
): RequestFacts {
  const url = new URL(request.url);
  url.pathname = url.pathname.slice(base.length);
  const header = request.headers.get('cookie');
  const read = (cookie: CookieName): string | null =>
    readCookie(header, cookie, { secure: !host.local });
  const tokenIn = (name: CookieName): string | null => {
    const value = read(name);
    return isToken(value) ? value : null;
  };
  const earlier = request.headers.get('x-forwarded-for');
  return {
    request,
    url,
    base,
    host,
    channel,
    readCookie: read,
    token: tokenIn('session'),
    appToken: tokenIn('nativeAppToken'),
    temporaryToken: tokenIn('temporaryToken'),
    previousToken: tokenIn('previousToken'),
    device: tokenIn('device'),
    source: sourceIn(url) ?? tokenIn('sourceId'),
    experiment: tokenIn('experiment'),
    routerTag: tokenIn('routerTag'),
    locale: chooseLocale(
      {
        query: url.searchParams.get('lang'),
        targetQuery: url.searchParams.get('target'),
        cookie: read('language'),
        acceptLanguage: request.headers.get('accept-language'),
      },
      channel.portal,
    ),
    forwardedFor: [earlier, address].filter((part) => part !== null).join(', ') || null,
    portalSecret,
  };
}

/** The app id of a request's channel. */
export function appIdOf(facts: RequestFacts): string {
  return facts.channel.partner?.appId ?? facts.channel.portal.appId;
}

/** The protocol's headers for calls whose answers are the caller's alone (spec 1 §7). */
export function gatewayHeaders(facts: RequestFacts): Record<string, string> {
  return {
    ...visitorHeaders(facts),
    ...(facts.token === null ? {} : { token: facts.token }),
    ...(facts.device === null ? {} : { deviceid: facts.device }),
  };
}

/** The same for the open calls of a visitor's page, which is stored by what stands here. */
export function visitorHeaders(facts: RequestFacts): Record<string, string> {
  return {
    ...sharedHeaders(facts),
    ...(facts.source === null ? {} : { sourceid: facts.source }),
  };
}

/**
 * The same for calls whose answers may be stored for all: what the keys of the caches hold, and what counts and traces
 * a request without changing its answer. Nothing else of the caller may be added here.
 */
export function sharedHeaders(facts: RequestFacts): Record<string, string> {
  return {
    ...answerHeaders(facts),
    ...(facts.forwardedFor === null ? {} : { 'x-forwarded-for': facts.forwardedFor }),
    // The gateway believes these of our portals alone, wherever they run and whatever is between.
    ...(facts.portalSecret !== null && { 'x-portal-secret': facts.portalSecret }),
    ...(facts.portalSecret !== null &&
      facts.forwardedFor !== null && { 'x-portal-forwarded-for': facts.forwardedFor }),
    ...(facts.traceparent === undefined ? {} : { traceparent: facts.traceparent }),
  };
}

/** All that an answer for many users may depend on: each is a part of the key under which it is stored. */
export function answerHeaders(facts: RequestFacts): Record<string, string> {
  return {
    appid: appIdOf(facts),
    lang: facts.locale,
    ...(facts.experiment === null ? {} : { abtest: facts.experiment }),
    ...(facts.routerTag === null ? {} : { routertag: facts.routerTag }),
  };
}

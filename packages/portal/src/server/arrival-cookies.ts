import { askedLocale, type PortalLanguages } from '@xinglin/i18n';
import { serializeCookie, type CookieName } from '@xinglin/platform';
import type { ServedHost } from './host';

const Name = /^[\w.-]{1,64}$/;

/** What an address may say of how the person came, by the parameter that says it. */
const markers: readonly {
  readonly parameter: string;
  readonly cookie: CookieName;
  readonly shape: RegExp;
}[] = [
  { parameter: 'source', cookie: 'sourceId', shape: Name },
  // The assistant names itself on every way into the portal (spec 1 §2).
  { parameter: 'origin', cookie: 'aiOrigin', shape: /^(?:shanghai_)?assistant$/ },
  { parameter: 'abtest', cookie: 'experiment', shape: Name },
  { parameter: 'routertag', cookie: 'routerTag', shape: Name },
  // Beyond the page that says it, so that a whole journey can be read while it is looked into.
  { parameter: '__decrypt', cookie: 'closeEncryption', shape: /^1$/ },
];

/** The campaign or place an address names. */
export function sourceIn(url: URL): string | null {
  const value = url.searchParams.get('source');
  return value !== null && Name.test(value) ? value : null;
}

/** A request for a page, as far as it says how the person came. */
interface Arrival {
  readonly url: URL;
  readonly readCookie: (name: CookieName) => string | null;
  readonly host: ServedHost;
  readonly channel: { readonly portal: PortalLanguages };
}

/**
 * Cookies that the address of a page sets: where the person came from, what a tester asks for, and the language, which
 * else would be lost with the first page whose address does not name it, such as the one after signing in.
 */
export function arrivalCookies({ url, readCookie, host, channel }: Arrival): readonly string[] {
  const { searchParams } = url;
  const asked = { query: searchParams.get('lang'), targetQuery: searchParams.get('target') };
  const named: readonly (readonly [CookieName, string | null])[] = [
    ['language', askedLocale(asked, channel.portal)],
    ...markers.map(({ parameter, cookie, shape }) => {
      const value = searchParams.get(parameter);
      return [cookie, value !== null && shape.test(value) ? value : null] as const;
    }),
  ];
  return named.flatMap(([name, value]) =>
    value === null || readCookie(name) === value
      ? []
      : [serializeCookie(name, value, { secure: !host.local })],
  );
}

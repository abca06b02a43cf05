/** How a cookie is set. Every cookie is on path `/`, SameSite=Lax, and of its host alone but for one. */
export interface CookieDefinition {
  /** Name on the wire; {@link cookieName} writes what goes before it. */
  readonly name: string;
  /** Life in seconds; `null` ends with the browser unless the caller gives a life. */
  readonly maxAgeSeconds: number | null;
  /** Out of reach of scripts: only the portal's server sets and reads it. */
  readonly httpOnly: boolean;
  /** Set at the root domain, for all hosts below it (spec 1 §9: only page-from). */
  readonly atRootDomain?: boolean;
}

/** A cookie that scripts may read. Written so because every page brings the registry. */
function cookie(name: string, maxAgeSeconds: number | null): CookieDefinition {
  return { name, maxAgeSeconds, httpOnly: false };
}

/** A cookie that only the portal's server sees. */
function hidden(name: string, maxAgeSeconds: number | null): CookieDefinition {
  return { name, maxAgeSeconds, httpOnly: true };
}

const hour = 3600;
const day = 24 * hour;

/**
 * Every cookie of the portal, the one place that names them (spec 1 §9, Cookies). The specification
 * fixes about 40 names and shows none; here are those whose use it describes and that something sets and
 * reads, which a test holds (docs/decisions/0015-cookies.md names the others). Lives that it gives are its own; what a person chose stays for a year, so that
 * no user has to find elder mode again each month.
 */
export const cookies = {
  /** Session token; lives as long as the session the gateway opened (`gmtExpired`). */
  session: hidden('xl_token', null),
  /** Token that was just taken back: its session ends with the sign-in that follows. */
  previousToken: hidden('xl_previous_token', 60),
  /** Token that a native app handed over; the app sets it on its own web view. */
  nativeAppToken: hidden('xl_app_token', 12 * hour),
  /** What opens the next session of a visitor's account. */
  temporaryToken: hidden('xl_temp_token', 30 * day),
  /** Channel the person came by. */
  appId: cookie('xl_appid', 30 * day),
  /** Campaign or place the person came from, sent as `sourceid`. */
  sourceId: cookie('xl_source', 30 * day),
  /** Host the person uses the portal by. */
  portalHost: cookie('xl_portal_host', 30 * day),
  /** Random id of this browser, sent as `deviceid`: the device fingerprint. */
  device: cookie('xl_device', 30 * day),
  /** Experiments this browser takes part in, sent as `abtest`. */
  experiment: cookie('xl_abtest', 30 * day),
  /** Which of the gateway's releases is to answer, sent as `routertag`. */
  routerTag: cookie('xl_router_tag', null),
  /** The assistant that led here: `shanghai_assistant` or `assistant` (spec 1 §2). */
  aiOrigin: cookie('xl_ai_origin', hour),
  /** Page of another host below the root domain that led here, without its query. */
  pageFrom: { ...cookie('xl_page_from', null), atRootDomain: true },
  /** How bodies of listed calls are encrypted, as JSON; lives as long as the rule (spec 1 §3). */
  encryptionRule: cookie('xl_encryption_rule', null),
  /** Any value switches encryption off (spec 1 §5); `__decrypt=1` in an address sets it. */
  closeEncryption: cookie('xl_close_encrypt', null),
  /** Chosen language, a tag of `@xinglin/i18n`. */
  language: cookie('xl_lang', 365 * day),
  /** `elder` or `standard`. */
  mode: cookie('xl_mode', 365 * day),
  /** `dark` or `light`; absent follows the system. */
  theme: cookie('xl_theme', 365 * day),
  /** `1`: the person agreed to tell how the portal is used. */
  usage: cookie('xl_usage', 365 * day),
  /** Area id and name of the chosen city, so that the first screen can name it without asking. */
  city: cookie('xl_city', 365 * day),
} satisfies Record<string, CookieDefinition>;

/** A cookie by what it is for. */
export type CookieName = keyof typeof cookies;

/**
 * The name a cookie has on the wire. Browsers take one that begins with `__Host-` from this very host alone, over
 * https and for all of its paths: no neighbouring host can set it for this one. Over http, on this machine, they
 * take none.
 */
export function cookieName(cookie: CookieName, { secure }: { readonly secure: boolean }): string {
  const { name, atRootDomain }: CookieDefinition = cookies[cookie];
  return secure && !atRootDomain ? `__Host-${name}` : name;
}

/**
 * Reads a `Cookie` header or `document.cookie`. A name that comes twice counts as absent: one of the two may have been
 * put there from elsewhere, and nothing tells which. A value with a broken escape is taken as it stands. Never throws.
 */
export function parseCookies(header: string | null | undefined): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  const doubled = new Set<string>();
  for (const pair of (header ?? '').split(';')) {
    const separator = pair.indexOf('=');
    if (separator < 0) continue;
    // Spaces and tabs alone: with any other sign around it, it is another name to the browser, and may be from elsewhere.
    const name = pair.slice(0, separator).replace(/^[ \t]+|[ \t]+$/g, '');
    if (name === '') continue;
    if (values.has(name)) doubled.add(name);
    const value = pair.slice(separator + 1).trim();
    values.set(name, decode(/^".*"$/.test(value) ? value.slice(1, -1) : value));
  }
  for (const name of doubled) values.delete(name);
  return values;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * The value of one cookie of a `Cookie` header or `document.cookie`; `null` when absent or empty.
 * @param options `secure` as when it was set: where it is true, one by its plain name belongs to another host.
 */
export function readCookie(
  header: string | null | undefined,
  cookie: CookieName,
  options: { readonly secure: boolean },
): string | null {
  return parseCookies(header).get(cookieName(cookie, options)) || null;
}

/** What depends on the request rather than on the cookie. */
export interface SerializeCookieOptions {
  /** False on a local host alone (`isLocalHost` of `@xinglin/rules`). */
  secure: boolean;
  /** A life in seconds other than the cookie's own. */
  maxAgeSeconds?: number;
  /** The root domain, as in `example.org`; only for a cookie that is set there. Without one it stays host-only. */
  rootDomain?: string;
}

/**
 * A `Set-Cookie` header value, or an assignment to `document.cookie` for a cookie that is not
 * HttpOnly. The value is escaped, so that it can never end the cookie or add an attribute.
 */
export function serializeCookie(
  cookie: CookieName,
  value: string,
  options: SerializeCookieOptions,
): string {
  const definition: CookieDefinition = cookies[cookie];
  const maxAge = options.maxAgeSeconds ?? definition.maxAgeSeconds;
  return [
    // A lone surrogate has no escape and would throw.
    `${cookieName(cookie, options)}=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'))}`,
    'Path=/',
    ...(maxAge === null ? [] : [`Max-Age=${Math.max(0, Math.floor(maxAge))}`]),
    'SameSite=Lax',
    ...(definition.atRootDomain && isDomain(options.rootDomain)
      ? [`Domain=${options.rootDomain}`]
      : []),
    ...(options.secure ? ['Secure'] : []),
    ...(definition.httpOnly ? ['HttpOnly'] : []),
  ].join('; ');
}

/** A `Set-Cookie` header value or `document.cookie` assignment that removes a cookie. */
export function serializeCookieRemoval(
  cookie: CookieName,
  options: Pick<SerializeCookieOptions, 'secure' | 'rootDomain'>,
): string {
  return serializeCookie(cookie, '', { ...options, maxAgeSeconds: 0 });
}

/** Nothing else may stand in a `Domain` attribute, or it could end the attribute and add another. */
function isDomain(text: string | undefined): boolean {
  return text !== undefined && /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(text);
}

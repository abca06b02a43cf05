/** How a cookie is set. Every cookie is host-only, on path `/`, SameSite=Lax. */
export interface CookieDefinition {
  /** Name on the wire. */
  readonly name: string;
  /** Life in seconds; `null` ends with the browser unless the caller gives a life. */
  readonly maxAgeSeconds: number | null;
  /** Out of reach of scripts: only the portal's server sets and reads it. */
  readonly httpOnly: boolean;
}

const day = 86_400;

/**
 * Every cookie of the portal (spec 1 §9, Cookies). The 30 days of the device are the spec's; what a
 * person chose stays for a year, so that nobody has to find elder mode again each month.
 */
export const cookies = {
  /** Session token; lives as long as the session the gateway opened (`gmtExpired`). */
  session: { name: 'xl_token', maxAgeSeconds: null, httpOnly: true },
  /** Random id of this browser, sent as `deviceid`. */
  device: { name: 'xl_device', maxAgeSeconds: 30 * day, httpOnly: false },
  /** Chosen language, a tag of `@xinglin/i18n`. */
  language: { name: 'xl_lang', maxAgeSeconds: 365 * day, httpOnly: false },
  /** `elder` or `standard`. */
  mode: { name: 'xl_mode', maxAgeSeconds: 365 * day, httpOnly: false },
  /** `dark` or `light`; absent follows the system. */
  theme: { name: 'xl_theme', maxAgeSeconds: 365 * day, httpOnly: false },
  /** Area id and name of the chosen city, so that the first screen can name it without asking. */
  city: { name: 'xl_city', maxAgeSeconds: 365 * day, httpOnly: false },
} as const satisfies Record<string, CookieDefinition>;

/** A cookie by what it is for. */
export type CookieName = keyof typeof cookies;

/**
 * Reads a `Cookie` header or `document.cookie`. Of two cookies with a name the first counts, as the
 * more specific one comes first. A value with a broken escape is taken as it stands. Never throws.
 */
export function parseCookies(header: string | null | undefined): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const separator = pair.indexOf('=');
    if (separator < 0) continue;
    const name = pair.slice(0, separator).trim();
    if (name === '' || values.has(name)) continue;
    const value = pair.slice(separator + 1).trim();
    values.set(name, decode(/^".*"$/.test(value) ? value.slice(1, -1) : value));
  }
  return values;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The value of one cookie of a `Cookie` header or `document.cookie`; `null` when absent or empty. */
export function readCookie(header: string | null | undefined, cookie: CookieName): string | null {
  return parseCookies(header).get(cookies[cookie].name) || null;
}

/** What depends on the request rather than on the cookie. */
export interface SerializeCookieOptions {
  /** Whether the page came over https; only a local portal may say no. */
  secure: boolean;
  /** A life in seconds other than the cookie's own. */
  maxAgeSeconds?: number;
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
    `${definition.name}=${encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd'))}`,
    'Path=/',
    ...(maxAge === null ? [] : [`Max-Age=${Math.max(0, Math.floor(maxAge))}`]),
    'SameSite=Lax',
    ...(options.secure ? ['Secure'] : []),
    ...(definition.httpOnly ? ['HttpOnly'] : []),
  ].join('; ');
}

/** A `Set-Cookie` header value or `document.cookie` assignment that removes a cookie. */
export function serializeCookieRemoval(
  cookie: CookieName,
  options: Pick<SerializeCookieOptions, 'secure'>,
): string {
  return serializeCookie(cookie, '', { ...options, maxAgeSeconds: 0 });
}

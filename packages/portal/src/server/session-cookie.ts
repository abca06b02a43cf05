import type { GuardEffect } from '@xinglin/guards';
import { serializeCookie, serializeCookieRemoval } from '@xinglin/platform';

const longestLifeSeconds = 400 * 86_400;

/** Sets the session cookie with the session's own life. The life is relative, so a wrong clock of the browser does no harm. */
export function startSession(
  token: string,
  gmtExpired: unknown,
  now: number,
  local: boolean,
): string {
  const seconds = (Date.parse(String(gmtExpired)) - now) / 1000;
  return serializeCookie('session', token, {
    secure: !local,
    // Without a life the cookie ends with the browser.
    ...(seconds > 0 ? { maxAgeSeconds: Math.min(seconds, longestLifeSeconds) } : {}),
  });
}

/** Keeps what opens the next session of a visitor, out of reach of scripts. */
export function keepTemporaryToken(token: string, local: boolean): string {
  return serializeCookie('temporaryToken', token, { secure: !local });
}

/** Removes the session cookie. */
export function endSession(local: boolean): string {
  return serializeCookieRemoval('session', { secure: !local });
}

/** What a verdict does to the cookies beside what it says of the page (spec 1 §4). */
export function effectCookies(
  effects: readonly GuardEffect[],
  { token, host }: { readonly token: string | null; readonly host: { readonly local: boolean } },
): readonly string[] {
  return effects.flatMap((effect) => {
    if (effect === 'clearToken') return [endSession(host.local)];
    return token === null ? [] : [serializeCookie('previousToken', token, { secure: !host.local })];
  });
}

/** Who the browser is, for the gateway's limits and logs: the device, the channel it came by, the host (spec 1 §9). */
export function nameDevice(
  id: string,
  appId: string,
  host: string,
  local: boolean,
): readonly string[] {
  return [
    serializeCookie('device', id, { secure: !local }),
    serializeCookie('appId', appId, { secure: !local }),
    serializeCookie('portalHost', host, { secure: !local }),
  ];
}

/** Keeps an encryption rule for the page's scripts, as long as the rule lives; null for what is none. */
export function keepEncryptionRule(
  data: Readonly<Record<string, unknown>>,
  now: number,
  local: boolean,
): string | null {
  const rule = data['encryptionRule'];
  if (typeof rule !== 'object' || rule === null || !('gmtExpired' in rule)) return null;
  const { gmtExpired, ...known } = rule;
  const seconds = (Date.parse(String(gmtExpired)) - now) / 1000;
  if (!(seconds > 0)) return null;
  return serializeCookie('encryptionRule', JSON.stringify(known), {
    secure: !local,
    maxAgeSeconds: seconds,
  });
}

/** What may be a device id or a session token: nothing that could end a header. */
export function isToken(value: string | null): value is string {
  return value !== null && /^[\w.~+/=-]{1,512}$/.test(value);
}

import { serializeCookie, serializeCookieRemoval } from '@xinglin/platform';

const longestLifeSeconds = 400 * 86_400;

/** Sets the session cookie with the session's own life. The life is relative, so a wrong clock of the browser does no harm. */
export function startSession(token: string, gmtExpired: unknown, now: number, local: boolean): string {
  const seconds = (Date.parse(String(gmtExpired)) - now) / 1000;
  return serializeCookie('session', token, {
    secure: !local,
    // Without a life the cookie ends with the browser.
    ...(seconds > 0 ? { maxAgeSeconds: Math.min(seconds, longestLifeSeconds) } : {}),
  });
}

/** Removes the session cookie. */
export function endSession(local: boolean): string {
  return serializeCookieRemoval('session', { secure: !local });
}

/** Names the browser for the gateway's limits and logs. */
export function nameDevice(id: string, local: boolean): string {
  return serializeCookie('device', id, { secure: !local });
}

/** What may be a device id or a session token: nothing that could end a header. */
export function isToken(value: string | null): value is string {
  return value !== null && /^[\w.~+/=-]{1,512}$/.test(value);
}

import type { PreferencesState } from '@xinglin/api';
import type { Locale } from '@xinglin/i18n';
import {
  parseCookies,
  serializeCookie,
  serializeCookieRemoval,
  cookies,
  type CookieName,
} from '@xinglin/platform';

export { keepsCookies } from '@xinglin/platform';

/**
 * Reads how a person wants the portal from a `Cookie` header. All of it is untrusted: what does not fit
 * counts as absent.
 */
export function readPreferences(cookieHeader: string | null, locale: Locale): PreferencesState {
  const values = parseCookies(cookieHeader);
  const mode = values.get(cookies.mode.name);
  const theme = values.get(cookies.theme.name);
  return {
    locale,
    mode: mode === 'elder' ? mode : 'standard',
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    city: readCity(values.get(cookies.city.name)),
  };
}

/** Area id and name in one value, so that the first screen can name the city without asking. */
function readCity(value: string | undefined): PreferencesState['city'] {
  const [, areaId, name] = /^([\w-]{1,20})~([^\p{C}<>"&]{1,20})$/u.exec(value ?? '') ?? [];
  return areaId !== undefined && name !== undefined ? { areaId, name } : null;
}

/** Assignments to `document.cookie` that keep preferences; a default is kept by having no cookie. */
export function preferenceCookies(
  { locale, mode, theme, city }: PreferencesState,
  secure: boolean,
): readonly string[] {
  const values: readonly (readonly [CookieName, string | null])[] = [
    ['language', locale],
    ['mode', mode === 'elder' ? mode : null],
    ['theme', theme === 'system' ? null : theme],
    ['city', city ? `${city.areaId}~${city.name}` : null],
  ];
  return values.map(([name, value]) =>
    value === null
      ? serializeCookieRemoval(name, { secure })
      : serializeCookie(name, value, { secure }),
  );
}

import { channelText, type PreferencesState } from '@xinglin/api';
import type { Locale } from '@xinglin/i18n';
import type { CurrentChannel } from '@xinglin/routes';
import { serializeCookie, serializeCookieRemoval, type CookieName } from '@xinglin/platform';

export { addressInLanguage } from './address-in-language';
export { keepsCookies } from '@xinglin/platform';
export { isLocalHost } from '@xinglin/rules';

/**
 * Reads how a person wants the portal from their cookies. All of it is untrusted: what does not fit
 * counts as absent.
 * @param area of the channel, whose people live there unless they say otherwise.
 */
export function readPreferences(
  readCookie: (cookie: CookieName) => string | null,
  locale: Locale,
  area: CurrentChannel['area'] = null,
): PreferencesState {
  const mode = readCookie('mode');
  const theme = readCookie('theme');
  return {
    locale,
    mode: mode === 'elder' ? mode : 'standard',
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    city: readCity(readCookie('city')) ?? cityOf(area, locale),
  };
}

function cityOf(area: CurrentChannel['area'], locale: Locale): PreferencesState['city'] {
  const name = area && channelText(area.name, locale);
  return area && name ? { areaId: area.areaId, name } : null;
}

/** Area id and name in one value, so that the first screen can name the city without asking. */
function readCity(value: string | null): PreferencesState['city'] {
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

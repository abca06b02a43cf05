import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import { locales } from './locales';
import type { Locale } from './locales';

/** An i18next instance of one request or one page. */
export type I18n = i18n;

/** Texts by namespace, for one language. */
export type LocaleResources = Record<string, object>;

/** What {@link createI18n} needs. */
export interface CreateI18nOptions {
  /** The language of the request. */
  locale: Locale;
  /** Texts that are there from the start, by namespace, in that language. */
  resources?: LocaleResources;
}

/**
 * A ready i18next instance: synchronous, without a global, so that two requests of different
 * languages never meet. Texts that come later are put in by `loadNamespaces`. There is no fallback
 * language: parity is a check of the build, and a fallback would double the texts sent to a browser.
 */
export function createI18n({ locale, resources = {} }: CreateI18nOptions): I18n {
  const instance = createInstance();
  // With `initAsync: false` and the texts in hand nothing of this is asynchronous; the promise only
  // repeats the result, and a failure would have been thrown already.
  void instance.init({
    initAsync: false,
    lng: locale,
    supportedLngs: [...locales],
    fallbackLng: false,
    load: 'currentOnly',
    ns: Object.keys(resources),
    defaultNS: 'shared',
    resources: { [locale]: resources },
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
  });
  return instance;
}

/**
 * The texts an instance holds in its current language, by namespace: what a server writes into the
 * page when it hydrates from there, so that `createI18n` in the browser starts with the same ones.
 */
export function resourcesOf(instance: I18n): LocaleResources {
  const resources: LocaleResources = {};
  for (const [namespace, texts] of Object.entries(instance.store.data[instance.language] ?? {})) {
    if (typeof texts === 'object') resources[namespace] = texts;
  }
  return resources;
}

import { readableLocales } from '@xinglin/rules';
import { createInstance } from 'i18next';
import type { i18n } from 'i18next';
import { commonLocales, isLocale, locales } from './locales';
import type { Locale, PortalLanguages } from './locales';

/** An i18next instance of one request or one page. */
export type I18n = i18n;

/** Texts by namespace, for one language. */
export type LocaleResources = Record<string, object>;

/** Texts by the language they are in, and then by namespace. */
export type ReceivedTexts = Partial<Record<Locale, LocaleResources>>;

/** What {@link createI18n} needs. */
export interface CreateI18nOptions {
  /** The language of the request. */
  locale: Locale;
  /** The languages of the portal; those that every package has unless told. */
  languages?: PortalLanguages;
  /** Texts that are there from the start, by namespace, in that language. */
  resources?: LocaleResources;
  /** The same as another instance had them, which may have read some in another language: {@link resourcesOf}. */
  received?: ReceivedTexts;
}

/** The languages of the portal an instance speaks for. */
const languagesOf = new WeakMap<I18n, PortalLanguages>();
const commonLanguages: PortalLanguages = { locales: commonLocales, defaultLocale: 'zh-Hans' };

/**
 * A ready i18next instance: synchronous, without a global, so that two requests of different
 * languages never meet. Texts that come later are put in by `loadNamespaces`. A namespace that has not
 * got the language is read in the best one it has, and lies under that one, so that it counts by its own plural forms;
 * no namespace is there twice, which would double the texts sent to a browser.
 */
export function createI18n({
  locale,
  languages = commonLanguages,
  resources = {},
  received = { [locale]: resources },
}: CreateI18nOptions): I18n {
  const instance = createInstance();
  languagesOf.set(instance, languages);
  // With `initAsync: false` and the texts in hand nothing of this is asynchronous; the promise only
  // repeats the result, and a failure would have been thrown already.
  void instance.init({
    initAsync: false,
    lng: locale,
    supportedLngs: [...locales],
    fallbackLng: (code) => (isLocale(code) ? [...readingOrder(instance, code)] : []),
    load: 'currentOnly',
    ns: [...new Set(Object.values(received).flatMap((texts) => Object.keys(texts)))],
    defaultNS: 'shared',
    resources: received,
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
  });
  return instance;
}

/** The languages of the portal an instance was made for. */
export function portalLanguages(instance: I18n): PortalLanguages {
  return languagesOf.get(instance) ?? commonLanguages;
}

/** The languages a page's texts are looked for in, the best first: the page's own, the portal's, then as everywhere. */
export function readingOrder(instance: I18n, locale: Locale): readonly Locale[] {
  return [
    ...new Set([locale, portalLanguages(instance).defaultLocale, ...readableLocales(locale)]),
  ];
}

/**
 * The texts an instance holds, by language and namespace: what a server writes into the
 * page when it hydrates from there, so that `createI18n` in the browser starts with the same ones.
 */
export function resourcesOf(instance: I18n): ReceivedTexts {
  const resources: ReceivedTexts = {};
  for (const [language, namespaces] of Object.entries(instance.store.data)) {
    if (!isLocale(language)) continue;
    for (const [namespace, texts] of Object.entries(namespaces)) {
      if (typeof texts === 'object') (resources[language] ??= {})[namespace] = texts;
    }
  }
  return resources;
}

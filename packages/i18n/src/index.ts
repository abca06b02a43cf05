// Owns: the names of the languages, the choice of one, the i18next instance of a request, texts every package shares.
// Must not know: features, routes, calls, cookies' transport.
// Used by: the portal frame on both sides, features and ui for their locale lists and hooks, stories.
export {
  commonLocales,
  continueInLanguage,
  htmlLang,
  isLocale,
  languageNames,
  locales,
  shortLanguageNames,
  toLocale,
} from './locales';
export type { Locale, PortalLanguages } from './locales';
export { askedLocale, chooseLocale } from './choose-locale';
export type { LocaleHints } from './choose-locale';
export { createI18n, resourcesOf } from './create-i18n';
export type { CreateI18nOptions, I18n, LocaleResources, ReceivedTexts } from './create-i18n';
export { changeLocale, loadNamespaces } from './load-namespaces';
export type { LocaleLoaders, NamespaceLoaders } from './load-namespaces';
export { I18nProvider, useLocale, useOfferedLocales } from './i18n-provider';
export type { I18nProviderProps } from './i18n-provider';
export { sharedNamespaces } from './shared-namespaces';

import type { LocaleLoaders } from '@xinglin/i18n';

/** Texts of this package (namespace `account`), per locale. */
export const locales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/zh-Hans.json'),
  'zh-Hant': () => import('./locales/zh-Hant.json'),
  en: () => import('./locales/en.json'),
};

/** Texts of the personal centre behind its first page (namespace `centre`). */
export const centreLocales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/centre/zh-Hans.json'),
  'zh-Hant': () => import('./locales/centre/zh-Hant.json'),
  en: () => import('./locales/centre/en.json'),
};

/** Texts of postal addresses and emergency contacts (namespace `contacts`). */
export const contactsLocales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/contacts/zh-Hans.json'),
  'zh-Hant': () => import('./locales/contacts/zh-Hant.json'),
  en: () => import('./locales/contacts/en.json'),
};

/** Texts of signing in by way of others (namespace `entrance`). */
export const entranceLocales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/entrance/zh-Hans.json'),
  'zh-Hant': () => import('./locales/entrance/zh-Hant.json'),
  en: () => import('./locales/entrance/en.json'),
};

/** Texts of real-name verification (namespace `real-name`). */
export const realNameLocales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/real-name/zh-Hans.json'),
  'zh-Hant': () => import('./locales/real-name/zh-Hant.json'),
  en: () => import('./locales/real-name/en.json'),
};

/** Texts of the family beyond its list (namespace `family`). */
export const familyLocales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/family/zh-Hans.json'),
  'zh-Hant': () => import('./locales/family/zh-Hant.json'),
  en: () => import('./locales/family/en.json'),
};

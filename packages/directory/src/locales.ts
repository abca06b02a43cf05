import type { LocaleLoaders } from '@xinglin/i18n';

/** Texts of this package (namespace `directory`), per locale. */
export const locales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/zh-Hans.json'),
  'zh-Hant': () => import('./locales/zh-Hant.json'),
  en: () => import('./locales/en.json'),
};

/** Texts of what hospitals and doctors tell at length (namespace `introductions`). */
export const introductionsLocales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/introductions/zh-Hans.json'),
  'zh-Hant': () => import('./locales/introductions/zh-Hant.json'),
  en: () => import('./locales/introductions/en.json'),
};

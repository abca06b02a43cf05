import type { LocaleLoaders } from '@xinglin/i18n';

/** Texts of the ways to a question and its forms (namespace `asking`). */
export const askingLocales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/asking/zh-Hans.json'),
  'zh-Hant': () => import('./locales/asking/zh-Hant.json'),
  en: () => import('./locales/asking/en.json'),
};

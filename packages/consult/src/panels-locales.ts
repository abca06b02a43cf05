import type { LocaleLoaders } from '@xinglin/i18n';

/** Texts of questions to several experts (namespace `panels`). */
export const panelsLocales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/panels/zh-Hans.json'),
  'zh-Hant': () => import('./locales/panels/zh-Hant.json'),
  en: () => import('./locales/panels/en.json'),
};

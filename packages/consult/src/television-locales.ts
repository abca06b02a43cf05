import type { LocaleLoaders } from '@xinglin/i18n';

/** Texts of what a television shows (namespace `television`). */
export const televisionLocales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/television/zh-Hans.json'),
  'zh-Hant': () => import('./locales/television/zh-Hant.json'),
  en: () => import('./locales/television/en.json'),
};

import type { LocaleLoaders } from '@xinglin/i18n';

/** Texts of the namespace `medicines`, per locale. */
export const locales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/zh-Hans.json'),
  'zh-Hant': () => import('./locales/zh-Hant.json'),
  en: () => import('./locales/en.json'),
};

import type { LocaleLoaders } from '@xinglin/i18n';

/** Texts of health coins (namespace `coins`), per locale. */
export const coinsLocales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/coins/zh-Hans.json'),
  'zh-Hant': () => import('./locales/coins/zh-Hant.json'),
  en: () => import('./locales/coins/en.json'),
};

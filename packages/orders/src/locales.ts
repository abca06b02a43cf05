import type { LocaleLoaders } from '@xinglin/i18n';

/** Texts of this package (namespace `orders`), per locale; a feature that shows orders loads them with its own. */
export const locales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/zh-Hans.json'),
  'zh-Hant': () => import('./locales/zh-Hant.json'),
  en: () => import('./locales/en.json'),
  it: () => import('./locales/it.json'),
  fr: () => import('./locales/fr.json'),
  id: () => import('./locales/id.json'),
};

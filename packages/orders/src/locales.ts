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

/** Words for what is next (namespace `matters`); a feature that lists it loads them with its own. */
export const matterLocales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/matters/zh-Hans.json'),
  'zh-Hant': () => import('./locales/matters/zh-Hant.json'),
  en: () => import('./locales/matters/en.json'),
  it: () => import('./locales/matters/it.json'),
  fr: () => import('./locales/matters/fr.json'),
  id: () => import('./locales/matters/id.json'),
};

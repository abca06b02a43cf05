import type { LocaleLoaders } from '@xinglin/i18n';

/** Texts of this package (namespace `ui`), each language in a chunk of its own. The frame loads them with every page. */
export const locales = {
  'zh-Hans': () => import('./locales/zh-Hans.json'),
  'zh-Hant': () => import('./locales/zh-Hant.json'),
  en: () => import('./locales/en.json'),
} satisfies LocaleLoaders;

import type { LocaleLoaders } from '@xinglin/i18n';

/** Texts of this package (namespace `ui`), each language in a chunk of its own. The frame loads them with every page. */
export const locales = {
  'zh-Hans': () => import('./locales/zh-Hans.json'),
  'zh-Hant': () => import('./locales/zh-Hant.json'),
  en: () => import('./locales/en.json'),
  it: () => import('./locales/it.json'),
  fr: () => import('./locales/fr.json'),
  id: () => import('./locales/id.json'),
} satisfies LocaleLoaders;

import type { LocaleLoaders } from '@xinglin/i18n';

/** Texts of shared cases (namespace `sharing`). */
export const sharingLocales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/sharing/zh-Hans.json'),
  'zh-Hant': () => import('./locales/sharing/zh-Hant.json'),
  en: () => import('./locales/sharing/en.json'),
};

import type { LocaleLoaders } from '@xinglin/i18n';

/** Texts of the namespace `renewals`, per locale. */
export const renewalsLocales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/renewals/zh-Hans.json'),
  'zh-Hant': () => import('./locales/renewals/zh-Hant.json'),
  en: () => import('./locales/renewals/en.json'),
};

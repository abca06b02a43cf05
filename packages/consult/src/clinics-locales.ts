import type { LocaleLoaders } from '@xinglin/i18n';

/** Texts of consults with the clinics of communities (namespace `clinics`). */
export const clinicsLocales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/clinics/zh-Hans.json'),
  'zh-Hant': () => import('./locales/clinics/zh-Hant.json'),
  en: () => import('./locales/clinics/en.json'),
};

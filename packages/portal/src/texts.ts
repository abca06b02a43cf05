import type { LocaleLoaders } from '@xinglin/i18n';

/** Texts of the generic pages. */
export const portalTexts: LocaleLoaders = {
  'zh-Hans': () => import('./locales/portal/zh-Hans.json'),
  'zh-Hant': () => import('./locales/portal/zh-Hant.json'),
  en: () => import('./locales/portal/en.json'),
  it: () => import('./locales/portal/it.json'),
  fr: () => import('./locales/portal/fr.json'),
  id: () => import('./locales/portal/id.json'),
};

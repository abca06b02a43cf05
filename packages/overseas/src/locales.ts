import type { LocaleLoaders } from '@xinglin/i18n';

/** Texts of this package (namespace `overseas`), per locale. */
export const locales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/zh-Hans.json'),
  'zh-Hant': () => import('./locales/zh-Hant.json'),
  en: () => import('./locales/en.json'),
  it: () => import('./locales/it.json'),
  fr: () => import('./locales/fr.json'),
  id: () => import('./locales/id.json'),
};

/** The portal's own documents (namespace `overseas-documents`). */
export const documentLocales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/overseas-documents/zh-Hans.json'),
  'zh-Hant': () => import('./locales/overseas-documents/zh-Hant.json'),
  en: () => import('./locales/overseas-documents/en.json'),
  it: () => import('./locales/overseas-documents/it.json'),
  fr: () => import('./locales/overseas-documents/fr.json'),
  id: () => import('./locales/overseas-documents/id.json'),
};

/** Texts of consultations (namespace `overseas-consult`), per locale. */
export const consultLocales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/overseas-consult/zh-Hans.json'),
  'zh-Hant': () => import('./locales/overseas-consult/zh-Hant.json'),
  en: () => import('./locales/overseas-consult/en.json'),
  it: () => import('./locales/overseas-consult/it.json'),
  fr: () => import('./locales/overseas-consult/fr.json'),
  id: () => import('./locales/overseas-consult/id.json'),
};

/** Texts of thanks to doctors (namespace `overseas-thanks`), per locale. */
export const thanksLocales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/overseas-thanks/zh-Hans.json'),
  'zh-Hant': () => import('./locales/overseas-thanks/zh-Hant.json'),
  en: () => import('./locales/overseas-thanks/en.json'),
  it: () => import('./locales/overseas-thanks/it.json'),
  fr: () => import('./locales/overseas-thanks/fr.json'),
  id: () => import('./locales/overseas-thanks/id.json'),
};

import type { LocaleLoaders } from '@xinglin/i18n';

/** Texts of consults with the AI guide (namespace `ai-consult`). */
export const aiConsultLocales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/ai-consult/zh-Hans.json'),
  'zh-Hant': () => import('./locales/ai-consult/zh-Hant.json'),
  en: () => import('./locales/ai-consult/en.json'),
};

import type { LocaleLoaders } from '@xinglin/i18n';

/** Texts of the view; no page brings them. */
export const explainTexts: LocaleLoaders = {
  'zh-Hans': () => import('../locales/explain/zh-Hans.json'),
  'zh-Hant': () => import('../locales/explain/zh-Hant.json'),
  en: () => import('../locales/explain/en.json'),
};

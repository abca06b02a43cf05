import type { LocaleLoaders } from '@xinglin/i18n';

/** Words around a file. */
export const documentTexts: LocaleLoaders = {
  'zh-Hans': () => import('../locales/documents/zh-Hans.json'),
  'zh-Hant': () => import('../locales/documents/zh-Hant.json'),
  en: () => import('../locales/documents/en.json'),
};

/** Words of the pages where people arrive from a channel or from the assistant. */
export const landingTexts: LocaleLoaders = {
  'zh-Hans': () => import('../locales/landing/zh-Hans.json'),
  'zh-Hant': () => import('../locales/landing/zh-Hant.json'),
  en: () => import('../locales/landing/en.json'),
};

/** Words of the ways into the apps. */
export const passageTexts: LocaleLoaders = {
  'zh-Hans': () => import('../locales/passages/zh-Hans.json'),
  'zh-Hant': () => import('../locales/passages/zh-Hant.json'),
  en: () => import('../locales/passages/en.json'),
};

/** What stands around an agreement's text, which comes from the gateway. */
export const agreementTexts: LocaleLoaders = {
  'zh-Hans': () => import('../locales/agreements/zh-Hans.json'),
  'zh-Hant': () => import('../locales/agreements/zh-Hant.json'),
  en: () => import('../locales/agreements/en.json'),
};

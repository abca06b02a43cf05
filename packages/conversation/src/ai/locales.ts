import type { LocaleLoaders } from '@xinglin/i18n';

/** Texts of conversations with the AI guide (namespace `ai-chat`); a feature that shows them loads them with its own. */
export const aiChatLocales: LocaleLoaders = {
  'zh-Hans': () => import('../locales/ai-chat/zh-Hans.json'),
  'zh-Hant': () => import('../locales/ai-chat/zh-Hant.json'),
  en: () => import('../locales/ai-chat/en.json'),
  it: () => import('../locales/ai-chat/it.json'),
  fr: () => import('../locales/ai-chat/fr.json'),
  id: () => import('../locales/ai-chat/id.json'),
};

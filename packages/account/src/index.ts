// Owns: sign-in, binding a phone, the personal centre and its settings, family members.
// Must not know: other features, where the session token is kept, how pages are served.
// Used by: the shell, which composes it by its pages and texts.
import type { LocaleLoaders } from '@xinglin/i18n';

export { pages } from './pages';

/** Texts of this package (namespace `account`), per locale. */
export const locales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/zh-Hans.json'),
  'zh-Hant': () => import('./locales/zh-Hant.json'),
  en: () => import('./locales/en.json'),
};

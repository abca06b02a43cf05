// Owns: home, search, hospitals, departments and doctors: everything a visitor can read before signing in.
// Must not know: other features, how pages are served, how a session is kept.
// Used by: the shell, which composes it by its pages and texts.
import type { LocaleLoaders } from '@xinglin/i18n';

export { pages } from './pages';

/** Texts of this package (namespace `directory`), per locale. */
export const locales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/zh-Hans.json'),
  'zh-Hant': () => import('./locales/zh-Hant.json'),
  en: () => import('./locales/en.json'),
};

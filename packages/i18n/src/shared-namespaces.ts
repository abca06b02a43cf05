import type { NamespaceLoaders } from './load-namespaces';

/**
 * The texts that belong to no single package: `shared` (error catalogue of spec 1 §8, relations,
 * documents, titles) and `rules` (one text for each code of `@xinglin/rules`). The frame loads
 * `shared` for every page; a page with a form loads `rules` too.
 */
export const sharedNamespaces = {
  shared: {
    'zh-Hans': () => import('./locales/shared/zh-Hans.json'),
    'zh-Hant': () => import('./locales/shared/zh-Hant.json'),
    en: () => import('./locales/shared/en.json'),
    it: () => import('./locales/shared/it.json'),
    fr: () => import('./locales/shared/fr.json'),
    id: () => import('./locales/shared/id.json'),
  },
  rules: {
    'zh-Hans': () => import('./locales/rules/zh-Hans.json'),
    'zh-Hant': () => import('./locales/rules/zh-Hant.json'),
    en: () => import('./locales/rules/en.json'),
    it: () => import('./locales/rules/it.json'),
    fr: () => import('./locales/rules/fr.json'),
    id: () => import('./locales/rules/id.json'),
  },
} satisfies NamespaceLoaders;

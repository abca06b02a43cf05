import type { LocaleLoaders, NamespaceLoaders } from '@xinglin/i18n';
import { locales as care } from '@xinglin/care';
import { locales as forms } from '@xinglin/forms';
import { locales as orders } from '@xinglin/orders';

/** Texts of this package (namespace `booking`), per locale. */
export const locales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/zh-Hans.json'),
  'zh-Hant': () => import('./locales/zh-Hant.json'),
  en: () => import('./locales/en.json'),
};

/** Texts of the ways to a doctor (namespace `entries`). */
const entriesLocales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/entries/zh-Hans.json'),
  'zh-Hant': () => import('./locales/entries/zh-Hant.json'),
  en: () => import('./locales/entries/en.json'),
};

/** All texts that the pages of the ways to a doctor show. */
export const entryNamespaces: NamespaceLoaders = { care, entries: entriesLocales };

/** All texts that pages from a chosen doctor on show. */
export const namespaces: NamespaceLoaders = { booking: locales, forms, orders };

/** Texts of precision booking, the guide and checking in (namespace `precision`). */
export const precisionLocales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/precision/zh-Hans.json'),
  'zh-Hant': () => import('./locales/precision/zh-Hant.json'),
  en: () => import('./locales/precision/en.json'),
};

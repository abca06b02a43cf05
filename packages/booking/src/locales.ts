import type { LocaleLoaders, NamespaceLoaders } from '@xinglin/i18n';
import { locales as orders } from '@xinglin/orders';

/** Texts of this package (namespace `booking`), per locale. */
export const locales: LocaleLoaders = {
  'zh-Hans': () => import('./locales/zh-Hans.json'),
  'zh-Hant': () => import('./locales/zh-Hant.json'),
  en: () => import('./locales/en.json'),
};

/** All texts that the pages of this package show. */
export const namespaces: NamespaceLoaders = { booking: locales, orders };

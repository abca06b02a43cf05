import {
  createI18n,
  loadNamespaces,
  sharedNamespaces,
  type I18n,
  type Locale,
  type NamespaceLoaders,
} from '@xinglin/i18n';
import { locales as ui } from '@xinglin/ui';

/** The texts of the interface and those every package shares, with a feature's own. */
export async function textsIn(locale: Locale, namespaces: NamespaceLoaders): Promise<I18n> {
  const i18n = createI18n({ locale });
  await loadNamespaces(i18n, locale, { ...sharedNamespaces, ui, ...namespaces });
  return i18n;
}

import {
  createI18n,
  resourcesOf,
  type I18n,
  type Locale,
  type NamespaceLoaders,
} from '@xinglin/i18n';
import { pseudoTexts } from '@xinglin/i18n/pseudo';
import { loadTexts, type Channel } from '@xinglin/portal/developers';

type Loaders = Record<string, () => Promise<{ default: object }>>;

// A package keeps its texts in locales/<language>.json, one with several namespaces in locales/<namespace>/<language>.json.
const ofPackages = import.meta.glob('../../../{packages,partners}/*/src/locales/*.json') as Loaders;
const ofNamespaces = import.meta.glob('../../../packages/*/src/locales/*/*.json') as Loaders;

/** Each namespace's loaders by language. */
function namespacesOf(files: Loaders, namespaceAt: number): NamespaceLoaders {
  const namespaces: Record<string, Record<string, Loaders[string]>> = {};
  for (const [path, load] of Object.entries(files)) {
    const parts = path.split('/');
    const language = parts.at(-1)?.replace('.json', '') ?? '';
    (namespaces[parts.at(namespaceAt) ?? ''] ??= {})[language] = load;
  }
  return namespaces;
}

const namespaces = { ...namespacesOf(ofPackages, -4), ...namespacesOf(ofNamespaces, -2) };

/** An instance with the texts of every package in one language, a channel's own words over them. */
export async function textsIn(locale: Locale, channel: Channel): Promise<I18n> {
  const i18n = createI18n({ locale, languages: channel.portal });
  await loadTexts(i18n, locale, namespaces, channel);
  return i18n;
}

/** The pseudo-locale: English as a longer language would have it, between brackets that must stay in sight. */
export async function pseudoTextsIn(channel: Channel): Promise<I18n> {
  const i18n = await textsIn('en', channel);
  for (const [namespace, texts] of Object.entries(resourcesOf(i18n).en ?? {}))
    i18n.addResourceBundle('en', namespace, pseudoTexts(texts), true, true);
  return i18n;
}

import { readingOrder } from './create-i18n';
import type { I18n } from './create-i18n';
import type { Locale } from './locales';

/** Brings the texts of one namespace in one language. */
type TextLoader = () => Promise<{ default: object }>;

/**
 * What a feature exports as `locales`: its texts in each language, each in a chunk of its own. It has the languages of
 * every portal that composes it, which a check of the texts holds.
 */
export type LocaleLoaders = Readonly<Partial<Record<Locale, TextLoader>>>;

/** Locale loaders by namespace; the namespace is the name of the package. */
export type NamespaceLoaders = Readonly<Record<string, LocaleLoaders>>;

/** Which loaders an instance has used, so that a change of language can bring the same namespaces. */
const knownLoaders = new WeakMap<I18n, Map<string, LocaleLoaders>>();

/**
 * Puts the texts of some namespaces into an instance, in one language, or for a namespace without it in the best that
 * it has. A namespace that is there already is not loaded again, so texts the server wrote into the page are never fetched. Resolves
 * when all are in; rejects when one cannot be loaded, and a later call tries that one again.
 */
export async function loadNamespaces(
  instance: I18n,
  locale: Locale,
  namespaces: NamespaceLoaders,
): Promise<void> {
  const known = knownLoaders.get(instance) ?? new Map<string, LocaleLoaders>();
  knownLoaders.set(instance, known);
  const entries = Object.entries(namespaces);
  for (const [namespace, loaders] of entries) known.set(namespace, loaders);
  await Promise.all(
    entries.map(async ([namespace, loaders]) => {
      const [language, load] = bestOf(loaders, instance, locale) ?? [];
      if (language === undefined || load === undefined)
        throw new Error(`The namespace ${namespace} has no texts for a reader of ${locale}.`);
      if (instance.hasResourceBundle(language, namespace)) return;
      instance.addResourceBundle(language, namespace, (await load()).default);
    }),
  );
}

function bestOf(
  loaders: LocaleLoaders,
  instance: I18n,
  locale: Locale,
): readonly [Locale, TextLoader] | null {
  for (const language of readingOrder(instance, locale)) {
    const load = loaders[language];
    if (load) return [language, load];
  }
  return null;
}

/**
 * Changes the language of a running page: first brings every namespace the instance knows in the
 * new language, then switches, so that no key is ever visible. Rejects, and changes nothing, when a
 * text cannot be loaded.
 */
export async function changeLocale(instance: I18n, locale: Locale): Promise<void> {
  await loadNamespaces(instance, locale, Object.fromEntries(knownLoaders.get(instance) ?? []));
  await instance.changeLanguage(locale);
}

import type { I18n } from './create-i18n';
import type { Locale } from './locales';

/** What a feature exports as `locales`: its texts in each language, each in a chunk of its own. */
export type LocaleLoaders = Record<Locale, () => Promise<{ default: object }>>;

/** Locale loaders by namespace; the namespace is the name of the package. */
export type NamespaceLoaders = Record<string, LocaleLoaders>;

/** Which loaders an instance has used, so that a change of language can bring the same namespaces. */
const knownLoaders = new WeakMap<I18n, Map<string, LocaleLoaders>>();

/**
 * Puts the texts of some namespaces into an instance, in one language. A namespace that is there
 * already is not loaded again, so texts the server wrote into the page are never fetched. Resolves
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
      if (instance.hasResourceBundle(locale, namespace)) return;
      const texts = await loaders[locale]();
      instance.addResourceBundle(locale, namespace, texts.default);
    }),
  );
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

// Owns: which languages the texts of a package must have: those of every portal that composes it.
// Must not know: the texts.
// Used by: the check of locales.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The languages every text has, the source first; `@xinglin/rules` says the same, which a test holds. */
export const commonLocales = ['zh-Hans', 'zh-Hant', 'en'];

/** The frame's texts for pages that the main portal alone lists among its own features (`furtherPages`, for developers). */
const ofMainPortal = new Set(['agreements', 'documents', 'explain', 'landing', 'passages', 'test']);

const isGateways = (namespace) => namespace.split('/')[0] === 'gateway';

/**
 * Whether a namespace says a text in a language: all of them say all, but a folder of the gateway in a language that the
 * overseas portal alone offers. There it says its refusals, and each group of texts, the first part of their keys, of
 * which it says any: a new text in such a group needs all languages.
 * @param {string} namespace
 * @param {Readonly<Record<string, ReadonlyMap<string, string> | null>>} textsByLocale
 * @returns {(locale: string, key: string) => boolean}
 */
export function saidAbroad(namespace, textsByLocale) {
  if (!isGateways(namespace)) return () => true;
  const groupOf = (key) => key.split('.', 1)[0];
  const groups = new Set(['refusal']);
  for (const [locale, texts] of Object.entries(textsByLocale)) {
    if (commonLocales.includes(locale)) continue;
    for (const key of texts?.keys() ?? []) groups.add(groupOf(key));
  }
  return (locale, key) => commonLocales.includes(locale) || groups.has(groupOf(key));
}

/**
 * For each folder of a package, the languages that portals need of it beyond the common ones.
 * @param {string} root
 * @param {readonly { name: string, locales: readonly string[] }[]} portals
 * @returns {(packageFolder: string, namespace: string) => string[]}
 */
export function spokenLocales(root, portals) {
  const packages = new Map();
  const names = new Map();
  for (const file of globSync('{apps,packages,partners}/*/package.json', { cwd: root })) {
    const { name, dependencies = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    names.set(dirname(file), name);
    packages.set(name, { folder: join(root, dirname(file)), needs: Object.keys(dependencies) });
  }
  const spoken = new Map();
  for (const { name, locales } of portals) {
    for (const folder of composedBy(names.get(join('apps', name)), packages)) {
      const known = spoken.get(folder) ?? new Set(commonLocales);
      for (const locale of locales) known.add(locale);
      spoken.set(folder, known);
    }
  }
  // Every portal asks it.
  const ofGateway = new Set([...commonLocales, ...portals.flatMap(({ locales }) => locales)]);
  return (packageFolder, namespace) => {
    if (isGateways(namespace)) return [...ofGateway];
    return ofMainPortal.has(namespace)
      ? commonLocales
      : [...(spoken.get(packageFolder) ?? commonLocales)];
  };
}

/** Folders of a package and of all it needs, directly or through others. */
function composedBy(name, packages, found = new Set()) {
  const one = packages.get(name);
  if (!one || found.has(one.folder)) return found;
  found.add(one.folder);
  for (const need of one.needs) composedBy(need, packages, found);
  return found;
}

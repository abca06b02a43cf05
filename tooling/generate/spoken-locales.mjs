// Owns: which languages the texts of a package must have: those of every portal that composes it.
// Must not know: the texts.
// Used by: the check of locales.
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The languages every text has, the source first; `@xinglin/rules` says the same, which a test holds. */
export const commonLocales = ['zh-Hans', 'zh-Hant', 'en'];

/** The frame's texts for pages that the main portal alone lists among its own features (`furtherPages`, for developers). */
const ofMainPortal = new Set(['agreements', 'documents', 'explain', 'landing', 'passages', 'test']);

/**
 * What the gateway says to people of the overseas portal, by the beginning of its keys; the rest is for pages of the
 * main portal. A new text under one of these needs all languages.
 */
const gatewayAbroad = [
  'brand',
  'refusal.',
  'sms.code.',
  'sms.changed.',
  'sms.writeOff.',
  'email.',
  'sandbox.identity.',
  'booking.doctorTitle.',
  'payment.',
  'cashier.',
  'field.',
  'nickname.',
  'rewards.',
  'aiChat.',
  'conversation.closed',
  'conversation.colleague.',
  'overseas.',
];

/**
 * Whether a namespace says a text in a language: all of them say all, but the gateway in a language that the overseas
 * portal alone offers.
 * @param {string} namespace
 * @returns {(locale: string, key: string) => boolean}
 */
export function saidAbroad(namespace) {
  if (namespace !== 'gateway') return () => true;
  return (locale, key) =>
    commonLocales.includes(locale) || gatewayAbroad.some((beginning) => key.startsWith(beginning));
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
    if (namespace === 'gateway') return [...ofGateway];
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

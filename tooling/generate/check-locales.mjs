// Fails when a text in Traditional Chinese has a word of the mainland, when a package lacks a language of a portal that composes it, when languages differ in keys, plural forms or
// placeholders, when a text looks untranslated or is not written as its language is, when texts are there that nothing
// loads, when a component uses a key that does not exist or an unused text is kept, and when a component has
// visible or spoken text of its own. Dynamic keys are listed by a comment in the same file:
// `// i18n-keys: booking:status.* shared:relation.*`, or `// i18n-keys: literals` where the keys are
// literals elsewhere that name their namespace, such as the titles of routes.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { portals as ownPortals } from '../process/applications.mjs';
import { findLocaleFolders, findPackageFolders, readTexts, shortPath } from './locale-files.mjs';
import { byBaseKey, checkParity } from './locale-parity.mjs';
import { scanSource } from './locale-source.mjs';
import { findRawText } from './raw-text.mjs';
import { saidAbroad, spokenLocales } from './spoken-locales.mjs';
import { findMainlandWords } from './traditional-words.mjs';
import { findUntranslated } from './untranslated.mjs';

/**
 * Every problem of a workspace, one line each; empty when all is well.
 * @param {string} root
 * @param {readonly { name: string, locales: readonly string[] }[]} [portals]
 * @returns {string[]}
 */
export function checkLocales(root, portals = ownPortals) {
  const problems = [];
  const spoken = spokenLocales(root, portals);
  /** Base keys of each namespace a browser or its server uses; the gateway's own texts have no `t`. */
  const known = new Map();
  const loadedOf = perPackage(loadedTexts);
  for (const { namespace, folder, packageFolder } of findLocaleFolders(root)) {
    const present = globSync('*.json', { cwd: folder }).map((file) => basename(file, '.json'));
    const textsByLocale = Object.fromEntries(
      [...new Set([...spoken(packageFolder, namespace), ...present.toSorted()])].map((locale) => [
        locale,
        present.includes(locale) ? readTexts(join(folder, `${locale}.json`)) : null,
      ]),
    );
    const isSaid = saidAbroad(namespace, textsByLocale);
    problems.push(...checkParity(namespace, textsByLocale, isSaid));
    problems.push(...findUntranslated(namespace, textsByLocale));
    problems.push(...findMainlandWords(namespace, textsByLocale['zh-Hant'] ?? new Map()));
    problems.push(...unloadedTexts(root, loadedOf(packageFolder), folder, present));
    // A partner's texts of its own have its name; in folders stand those that it lays over the product's.
    const isPartners =
      shortPath(root, packageFolder).startsWith('partners') && basename(folder) === 'locales';
    if (!shortPath(root, packageFolder).startsWith('packages') && !isPartners) continue;
    if (known.has(namespace)) problems.push(`${namespace}: two packages have texts of this name`);
    known.set(namespace, new Set(byBaseKey(textsByLocale['zh-Hans'] ?? new Map()).keys()));
  }
  return [...problems, ...checkUsage(root, known)];
}

/** Files of texts that no source of their package imports: a reader of that language would never see them. */
function unloadedTexts(root, loaded, folder, present) {
  return present
    .map((locale) => join(folder, `${locale}.json`))
    .filter((file) => !loaded.has(file))
    .map((file) => `${shortPath(root, file)} is loaded nowhere`);
}

/** What is found of a package, found once. */
function perPackage(find) {
  const found = new Map();
  return (packageFolder) => {
    if (!found.has(packageFolder)) found.set(packageFolder, find(packageFolder));
    return found.get(packageFolder);
  };
}

/** The files of texts that the sources of a package import. */
function loadedTexts(packageFolder) {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: packageFolder })
    .filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file))
    .map((file) => join(packageFolder, file));
  const imported = sources.flatMap((source) =>
    [...readFileSync(source, 'utf8').matchAll(/['"](\.[^'"]*\/locales\/[^'"]+\.json)['"]/g)].map(
      ([, target]) => join(dirname(source), target),
    ),
  );
  return new Set(imported);
}

function checkUsage(root, known) {
  const problems = [];
  const used = new Set();
  const namespaces = new Set(known.keys());
  const all = [...known].flatMap(([namespace, keys]) =>
    [...keys].map((key) => `${namespace}:${key}`),
  );
  const exists = new Set(all);
  for (const { path, source, namespace } of readSources(root)) {
    const { keys, patterns, dynamic } = scanSource(source, { namespace, namespaces });
    const at = (line) => `${shortPath(root, path)}:${line}`;
    for (const { key, line } of keys) {
      used.add(key);
      if (!exists.has(key)) problems.push(`${at(line)}: no text ${key}`);
    }
    const prefixes = patterns.map(({ pattern }) => pattern.replace(/\*.*$/, ''));
    for (const { pattern, line } of patterns) {
      if (pattern === 'literals') continue;
      const matched = all.filter((key) => matches(key, pattern));
      for (const key of matched) used.add(key);
      if (matched.length === 0) problems.push(`${at(line)}: no text fits ${pattern}`);
    }
    for (const { prefix, line } of dynamic) {
      const listed = prefixes.some((one) => one.startsWith(prefix) || prefix.startsWith(one));
      if (!listed)
        problems.push(`${at(line)}: dynamic key ${prefix}… without an i18n-keys comment`);
    }
    if (!path.endsWith('.tsx')) continue;
    for (const { line, text } of findRawText(source)) {
      problems.push(`${at(line)}: text outside of the locales: ${text}`);
    }
  }
  for (const key of all) if (!used.has(key)) problems.push(`${key} is used nowhere`);
  return problems;
}

function matches(key, pattern) {
  return pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;
}

/** Sources of pages and packages; tests, their fixtures and stories neither use a text nor need one. */
function* readSources(root) {
  for (const folder of findPackageFolders(root)) {
    // Its refusals are texts by name, held by a type and a test of its own.
    if (basename(folder) === 'gateway') continue;
    for (const name of globSync('src/**/*.{ts,tsx}', { cwd: folder })) {
      if (/^src\/testing\/|(?:\.(?:test|stories)|-fixture)\.tsx?$/.test(name)) continue;
      // A declared route has no page yet; its texts come with the page.
      if (basename(folder) === 'routes' && name.startsWith('src/declared/')) continue;
      const path = join(folder, name);
      yield { path, source: readFileSync(path, 'utf8'), namespace: basename(folder) };
    }
  }
}

function main() {
  const problems = checkLocales(fileURLToPath(new URL('../..', import.meta.url)));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();

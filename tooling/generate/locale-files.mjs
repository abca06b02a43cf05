import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

const groups = ['packages', 'partners', 'apps'];

/**
 * Every folder that holds the texts of one namespace, in a stable order. The namespace is the name
 * of the package folder; a package with several keeps each in a folder of its own below `locales`.
 * @param {string} root folder of the workspace
 * @returns {{ namespace: string, folder: string, packageFolder: string }[]}
 */
export function findLocaleFolders(root) {
  const found = [];
  for (const group of groups) {
    for (const name of subfolders(join(root, group))) {
      const packageFolder = join(root, group, name);
      const folder = join(packageFolder, 'src', 'locales');
      if (existsSync(join(folder, 'zh-Hans.json'))) {
        found.push({ namespace: name, folder, packageFolder });
      }
      for (const namespace of subfolders(folder)) {
        if (existsSync(join(folder, namespace, 'zh-Hans.json'))) {
          found.push({ namespace, folder: join(folder, namespace), packageFolder });
        }
      }
    }
  }
  return found;
}

/**
 * Folders of every package of the workspace that has sources.
 * @param {string} root
 * @returns {string[]}
 */
export function findPackageFolders(root) {
  return groups.flatMap((group) =>
    subfolders(join(root, group))
      .map((name) => join(root, group, name))
      .filter((folder) => existsSync(join(folder, 'src'))),
  );
}

function subfolders(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map((entry) => entry.name)
    .sort();
}

/**
 * The texts of a file as a flat map from `a.b` to text.
 * @param {string} path
 * @returns {Map<string, string>}
 */
export function readTexts(path) {
  return flatten(JSON.parse(readFileSync(path, 'utf8')));
}

/**
 * @param {object} texts
 * @param {string} [prefix]
 * @returns {Map<string, string>}
 */
export function flatten(texts, prefix = '') {
  const flat = new Map();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

/**
 * @param {string} root
 * @param {string} path
 */
export function shortPath(root, path) {
  return relative(root, path) || basename(path);
}

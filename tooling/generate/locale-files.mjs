import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

const groups = ['packages', 'partners', 'apps'];

/**
 * Every folder that holds the texts of one namespace, in a stable order. The namespace is the name
 * of the package folder; a package with several keeps each in a folder of its own below `locales`. Texts that lie
 * beside the code of one folder of a package, as those of the gateway's domains do, have its path as their namespace.
 * @param {string} root folder of the workspace
 * @returns {{ namespace: string, folder: string, packageFolder: string }[]}
 */
export function findLocaleFolders(root) {
  return findPackageFolders(root).flatMap((packageFolder) => {
    const files = globSync('src/**/locales/{,*/}zh-Hans.json', { cwd: packageFolder });
    return files.toSorted().map((file) => {
      const folder = dirname(file);
      const [, place, inner] = /^src\/(?:(.+)\/)?locales(?:\/(.+))?$/u.exec(
        folder.replaceAll('\\', '/'),
      );
      const namespace = inner ?? [basename(packageFolder), ...(place ? [place] : [])].join('/');
      return { namespace, folder: join(packageFolder, folder), packageFolder };
    });
  });
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

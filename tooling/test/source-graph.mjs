// Owns: which source files a source file brings along, read from its imports.
// Must not know: pages or tests.
// Used by: which test files share modules, the coverage of the specification, the journeys' list of pages that write.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const endings = ['', '.ts', '.tsx', '.css', '/index.ts'];
const styleImport = /(?:@import|\bfrom)\s*['"](\.[^'"]+)['"]/g;
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** A statement with names, across lines; one of types alone brings nothing that runs. */
const statement =
  /\b(?:import|export)\s+(type\s)?\s*(?:[\w$]+\s*,?\s*)?(?:\{([^}]*)\}|\*(?:\s*as\s+[\w$]+)?)?\s*from\s*['"]([^'"]+)['"]/g;
const bareImport = /\bimport\s*['"]([^'"]+)['"]/g;
const lazyImport = /\bimport\(\s*['"]([^'"]+)['"]/g;

/** @typedef {{ to: string, isLazy: boolean, isExport: boolean, taken: string[], given: string[] }} Import */

/**
 * The graph of a workspace whose packages export their sources. Through a package's entry an import reaches only the
 * files of the names it takes, and the entry's own side effects.
 * @param {string} root
 */
export function sourceGraph(root) {
  const packages = new Map(
    globSync('{packages,partners,apps}/*/package.json', { cwd: root }).map((file) => {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, file), 'utf8'));
      return [name, { folder: dirname(file), exports }];
    }),
  );
  const imports = new Map();

  /** @returns {readonly Import[]} */
  const importsOf = (file) => {
    const known = imports.get(file);
    if (known) return known;
    const found = readImports(file, readFileSync(join(root, file), 'utf8'));
    imports.set(file, found);
    return found;
  };

  // Every test file reaches the same imports again, and each look at the disk costs five calls.
  const targets = new Map();
  /** The file that an import names; null for what the registry brought. */
  const resolve = (from, to) => {
    const key = to.startsWith('.') ? `${dirname(from)} ${to}` : to;
    if (!targets.has(key)) targets.set(key, targetOf(from, to));
    return targets.get(key);
  };
  const targetOf = (from, to) => {
    if (to.startsWith('.')) return fileAt(normalize(join(dirname(from), to)));
    const [, name = '', path = '.'] = /^(@[^/]+\/[^/]+)(?:\/(.+))?$/.exec(to) ?? [];
    const { folder, exports } = packages.get(name) ?? {};
    const target = exports?.[path === '.' ? '.' : `./${path}`];
    return typeof target === 'string' ? fileAt(normalize(join(folder, target))) : null;
  };
  const fileAt = (path) =>
    endings
      .map((ending) => path + ending)
      .find((file) => existsSync(join(root, file)) && statSync(join(root, file)).isFile()) ?? null;

  const visit = (file, names, lazy, seen) => {
    const isEntry = names !== null && names.length > 0;
    const mark = isEntry ? `${file} ${names.toSorted().join()}` : file;
    if (seen.marks.has(mark) || seen.marks.has(file)) return;
    seen.marks.add(mark);
    seen.files.add(file);
    for (const one of importsOf(file)) {
      if (one.isLazy && !lazy) continue;
      const target = resolve(file, one.to);
      if (target === null) continue;
      const wanted =
        isEntry && one.isExport ? one.given.filter((name) => names.includes(name)) : null;
      // An entry that hands on names which nobody asked for does not bring their files.
      if (wanted !== null && one.given.length > 0 && wanted.length === 0) continue;
      const isPackage = !one.to.startsWith('.');
      visit(target, isPackage ? one.taken : null, lazy, seen);
    }
  };

  return {
    /**
     * Every file below a source file, itself included, as paths from the root.
     * @param {string} file
     * @param {{ lazy?: boolean }} options without `lazy`, what is imported only when it is needed is left out
     */
    filesOf(file, { lazy = true } = {}) {
      const seen = { marks: new Set(), files: new Set() };
      visit(relative(root, join(root, file)), null, lazy, seen);
      return seen.files;
    },
  };
}

/** @returns {readonly Import[]} */
function readImports(file, text) {
  const side = { isLazy: false, isExport: false, taken: [], given: [] };
  if (file.endsWith('.css'))
    return [...text.matchAll(styleImport)].map(([, to]) => ({ ...side, to }));
  if (!/\.tsx?$/.test(file)) return [];
  const source = text.replaceAll(comment, '');
  const statements = [...source.matchAll(statement)].map(([whole, type, list, to]) => {
    const names = (list ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '' && !name.startsWith('type '));
    return {
      ...side,
      to,
      isTypes: type !== undefined || (list !== undefined && names.length === 0),
      isExport: whole.startsWith('export'),
      taken: names.map((name) => name.split(/\s+as\s+/)[0]),
      given: names.map((name) => name.split(/\s+as\s+/).at(-1)),
    };
  });
  return [
    ...statements.filter(({ isTypes }) => !isTypes),
    ...[...source.matchAll(bareImport)].map(([, to]) => ({ ...side, to })),
    ...[...source.matchAll(lazyImport)].map(([, to]) => ({ ...side, to, isLazy: true })),
  ];
}

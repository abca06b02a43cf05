// Owns: the rule that a module of core imports from its own package only what is core as well, or every page would
// wait for one more file. The build holds it across packages.
// Used by: the boundaries check.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../process/workspace.mjs';
import { packageChunks } from '../vite/package-chunks.ts';

const statement =
  /^(?:import|export)\s+(?!type\b)(?<clause>[^;'"]*?)\bfrom\s*['"](?<file>\.[^'"]*)['"]/gmu;

/** The relative files of which one source text imports a value, and not types alone. */
export function valuesImportedBy(source) {
  return [...source.matchAll(statement)]
    .filter(({ groups }) => {
      const names = groups.clause.replaceAll(/[{}]/gu, '').split(',');
      return names.some((name) => name.trim() !== '' && !name.trim().startsWith('type '));
    })
    .map(({ groups }) => groups.file);
}

/** Imports of core that lead out of it, as sentences. An entry imports all of its package; the bundler takes what is used. */
export function importsBesideCore(chunkOf = packageChunks()) {
  const core = [...chunkOf].flatMap(([path, chunk]) => (chunk === 'core' ? [path] : []));
  return core
    .filter((path) => /\.tsx?$/u.test(path) && !path.endsWith('/index.ts'))
    .flatMap((path) =>
      valuesImportedBy(readFileSync(path, 'utf8'))
        .flatMap((file) => {
          const target = join(dirname(path), file);
          return [`${target}.ts`, `${target}.tsx`].find((one) => existsSync(one)) ?? [];
        })
        .filter((target) => chunkOf.get(target.replaceAll('\\', '/')) !== 'core')
        .map((target) => {
          const [from, to] = [path, target].map((one) => relative(root, one));
          return `${from} is core and imports ${to}: name it as core in the package's chunks.json, or every page waits for one more file.`;
        }),
    );
}

// Writes by which paths a browser finds each feature, from the route tables the features name: for the features of
// each portal app and for the frame's own. `--check` writes nothing and fails when a file is stale.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { composedFeatures } from './composed-features.mjs';
import { writeGenerated } from './generated-file.mjs';

const banner = '// Generated from the route tables by `npm run generate`; change them there.\n';
/** The names a feature's module takes from the routes. */
export function tablesNamedIn(source) {
  const [, names = ''] = /import \{([^}]*)\} from '@xinglin\/routes'/u.exec(source) ?? [];
  return names.split(',').flatMap((one) => /^\s*(?!type\b)(\w+)/u.exec(one)?.[1] ?? []);
}

/** Every feature with the file of its index: the frame's own apart, and those that an app composes. */
function readFeatures(root) {
  const own = globSync('packages/portal/src/*/feature.ts', { cwd: root }).map((file) => ({
    id: basename(dirname(file)),
    file,
    index: 'packages/portal/src/generated/feature-paths.ts',
  }));
  const composed = composedFeatures(root).flatMap(({ app, features }) =>
    features.map(({ id, file }) => ({ id, file, index: `${app}/src/generated/feature-paths.ts` })),
  );
  return [...own, ...composed].map((feature) => ({
    ...feature,
    names: tablesNamedIn(readFileSync(join(root, feature.file), 'utf8')),
  }));
}

/** The text of an index: a line a path, so that a change shows what it changes. */
export function indexText(paths) {
  const rows = Object.entries(paths)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, all]) => {
      const key = /^\w+$/u.test(id) ? id : `'${id}'`;
      return `  ${key}: [\n${all.map((one) => `    '${one}',\n`).join('')}  ],\n`;
    });
  return `${banner}\n/** The paths that lead to each feature, for \`holdsPath\`. */\nexport const featurePaths = {\n${rows.join('')}};\n`;
}

async function main() {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { module: routes } = await runnerImport(join(root, 'packages/routes/src/index.ts'), {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const features = readFeatures(root);
  // Two apps may compose one feature; its tables are the same.
  const tables = Object.fromEntries(
    features.map(({ id, names }) => [id, Object.assign({}, ...names.map((name) => routes[name]))]),
  );
  const paths = routes.pathIndex(tables);
  const files = Object.groupBy(features, ({ index }) => index);
  const texts = Object.entries(files).map(([file, own]) => [
    file,
    indexText(Object.fromEntries(own.map(({ id }) => [id, paths[id]]))),
  ]);
  writeGenerated(Object.fromEntries(texts));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();

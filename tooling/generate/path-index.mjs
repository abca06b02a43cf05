// Writes by which paths a browser finds each feature, from the route tables the features name: for the features of
// each portal app and for the frame's own. `--check` writes nothing and fails when a file is stale.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const banner = '// Generated from the route tables by `npm run generate`; change them there.\n';
/** The frame's own feature apart, and those that an app composes; the file of the index beside each. */
const homes = [
  { pattern: 'packages/portal/src/apart/feature.ts', index: '../generated/feature-paths.ts' },
  { pattern: 'apps/*/src/features/*.ts', index: '../generated/feature-paths.ts' },
];

/** The names a feature's module takes from the routes. */
export function tablesNamedIn(source) {
  const [, names = ''] = /import \{([^}]*)\} from '@xinglin\/routes'/u.exec(source) ?? [];
  return names.split(',').flatMap((one) => /^\s*(?!type\b)(\w+)/u.exec(one)?.[1] ?? []);
}

/** Every feature with the file of its index: called as its file, or as its folder. */
function readFeatures(root) {
  return homes.flatMap(({ pattern, index }) =>
    globSync(pattern, { cwd: root }).map((file) => {
      const id =
        basename(file, '.ts') === 'feature' ? basename(dirname(file)) : basename(file, '.ts');
      const names = tablesNamedIn(readFileSync(join(root, file), 'utf8'));
      return { id, names, index: join(dirname(file), index) };
    }),
  );
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
  for (const file of new Set(features.map(({ index }) => index))) {
    const own = features.filter(({ index }) => index === file).map(({ id }) => [id, paths[id]]);
    const text = indexText(Object.fromEntries(own));
    const target = join(root, file);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    if (process.argv.includes('--check')) {
      console.error(`${file} is stale: run npm run generate`);
      process.exitCode = 1;
      continue;
    }
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();

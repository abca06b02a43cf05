// Writes the table of docs/architecture.md that tells where the page of an address lies: which table has its row, and
// which package its file. `--check` writes nothing and fails when the table is stale.
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { writePart } from './written-part.mjs';

const kebab = (name) => name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** The tables among what the routes export, by the name of their file; not the one of them all. */
export function tablesOf({ routes, ...exported }) {
  const isTable = (value) => Object.keys(value).some((name) => value[name] === routes[name]);
  return Object.fromEntries(
    Object.entries(exported)
      .filter(([, value]) => isTable(value))
      .map(([name, table]) => [kebab(name), table]),
  );
}

/** The folders of the packages that hold the pages of these rows. */
export function packagesOf(rows, pageFile, files) {
  const found = rows.flatMap(({ path }) => {
    const end = `/src/${pageFile(path)}.tsx`;
    return files.filter((file) => file.endsWith(end)).map((file) => file.slice(0, -end.length));
  });
  return [...new Set(found)].toSorted();
}

/** Rows of paths that begin alike and are in one table: what is under `/my`, and what has its first segment alone. */
export function addressRows(index) {
  const rows = new Map();
  for (const [table, paths] of Object.entries(index)) {
    for (const path of paths) {
      const [, first, ...rest] = path.split('/');
      const key = `${rest.join('/').replace('*', '') === '' ? '' : first} ${table}`;
      const row = rows.get(key) ?? { table, paths: [] };
      row.paths.push(path);
      rows.set(key, row);
    }
  }
  return [...rows.values()].toSorted((one, other) => (one.paths[0] < other.paths[0] ? -1 : 1));
}

/** The table in Markdown; `homes` answers the folders of the packages with the pages of a row. */
export function pageTable(rows, homes) {
  const lines = rows.map((row) =>
    [
      '',
      row.paths.map((path) => `\`${path}\``).join(' '),
      `[${row.table}](../packages/routes/src/tables/${row.table}.ts)`,
      homes(row)
        .map((folder) => `\`${folder}\``)
        .join(' '),
      '',
    ]
      .join(' | ')
      .trim(),
  );
  return ['| address | row in | page in |', '| --- | --- | --- |', ...lines].join('\n');
}

async function main() {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const { module: routes } = await runnerImport(`${root}/packages/routes/src/index.ts`, {
    root,
    configFile: false,
    logLevel: 'error',
  });
  const tables = tablesOf(routes);
  const files = globSync('{packages,partners}/*/src/pages/**/*.page.tsx', { cwd: root });
  const homes = ({ table, paths }) => {
    const own = Object.values(tables[table]).filter((row) =>
      routes.pathsOf(row).some((path) => routes.holdsPath(paths, path)),
    );
    // A twin shows the page of another row.
    const shown = own.map((row) => tables[table][row.sameAs] ?? row);
    return packagesOf(shown, routes.pageFile, files);
  };
  const rows = addressRows(routes.pathIndex(tables));
  writePart('docs/architecture.md', 'addresses', pageTable(rows, homes));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();

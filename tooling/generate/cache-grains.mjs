// Writes into each package's turbo.json which tables of routes and calls its sources speak of. The engines
// (packages/routes, gateway-sdk, api) hand on everything but their tables, so that a new row re-runs the tasks of those
// who know its table, and not those of everybody. `--check` writes nothing and fails when a list is stale.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { camel } from '../new/changes.mjs';
import { CommandError, main, root, run } from '../process/workspace.mjs';

const check = process.argv.includes('--check');
const tableFolder = 'packages/routes/src/tables';
const rowFolder = 'packages/gateway-sdk/src/generated';
const typeFolder = `${rowFolder}/types`;
const read = (file) => readFileSync(join(root, file), 'utf8');
const filesIn = (pattern) => globSync(pattern, { cwd: root }).toSorted();

/** Who speaks of every row by one of these names reads every table. */
const wholes = {
  routes: [`${tableFolder}/**`],
  declared: ['packages/routes/src/declared/**'],
  everyCall: [`${rowFolder}/**`],
  calls: [`${rowFolder}/**`],
};

/** The types file, and those it takes types from. */
function withImported(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, name] of read(file).matchAll(/from '\.\/(?:types\/)?([\w-]+)'/gu))
    withImported(`${typeFolder}/${name}.ts`, seen);
  return seen;
}

/** What stands for rows or shapes in a source: names that are imported, and words that say it wherever they stand. */
function vocabulary() {
  const imported = new Map(Object.entries(wholes));
  const words = new Map();
  for (const file of filesIn(`${tableFolder}/*.ts`)) {
    imported.set(camel(basename(file, '.ts')), [file]);
    for (const [, name] of read(file).matchAll(/^ {2}'([\w-]+\.\w+)': \{/gmu))
      words.set(name, [file]);
  }
  for (const file of filesIn(`${typeFolder}/*.ts`)) {
    for (const [, name] of read(file).matchAll(/^export (?:type|interface) (\w+)/gmu))
      imported.set(name, [...withImported(file)]);
  }
  for (const file of filesIn(`${rowFolder}/*.ts`)) {
    const source = read(file);
    const [, table] = /^export const (\w+)Calls: \{/mu.exec(source) ?? [];
    if (table === undefined) continue;
    const files = [...withImported(file)];
    for (const name of [`${table}Calls`, `${table}Api`]) imported.set(name, files);
    for (const [, name] of source.matchAll(/^ {2}(\w+): \w+Row</gmu)) words.set(name, files);
  }
  imported.set('errorCodes', [`${rowFolder}/error-codes.ts`]);
  imported.set('sessionCalls', [`${rowFolder}/session-calls.ts`]);
  return { imported, words };
}

const importStatement =
  /(?:import|export) (?:type )?\{([^}]*)\} from '(?:@xinglin\/(?:routes|routes\/declared|gateway-sdk|api)|\.\/generated[\w/-]*)'/gu;

/** The files of tables that a source speaks of. */
function tablesOf(source, { imported, words }) {
  const names = [...source.matchAll(importStatement)].flatMap(([, list]) =>
    list.split(',').map(
      (name) =>
        name
          .trim()
          .replace(/^type /u, '')
          .split(' as ')[0],
    ),
  );
  const spoken = source.match(/[\w-]+\.\w+(?=')|\w+/gu) ?? [];
  return [
    ...names.flatMap((name) => imported.get(name) ?? []),
    ...spoken.flatMap((word) => words.get(word) ?? []),
  ];
}

/** One glob for each folder that the files lie in. */
function globsOf(files) {
  return Object.entries(Object.groupBy(files.toSorted(), dirname)).map(([folder, own]) => {
    const names = own.map((file) => basename(file, '.ts'));
    // A whole folder holds what was named of it as well.
    if (names.includes('**')) return `$TURBO_ROOT$/${folder}/**`;
    return `$TURBO_ROOT$/${folder}/${names.length > 1 ? `{${names.join(',')}}` : names[0]}.ts`;
  });
}

/** The tasks' inputs that follow from a package's sources: what its users must know, and what it reads itself. */
function grainsOf(folder, known) {
  const { dependencies, devDependencies } = JSON.parse(read(`${folder}/package.json`));
  if (!engines.some((name) => name in { ...dependencies, ...devDependencies })) return {};
  const tables = { transit: new Set(), reads: new Set() };
  for (const file of filesIn(`${folder}/**/*.{ts,tsx}`)) {
    if (/\/(?:node_modules|dist|generated)\//u.test(file)) continue;
    const isOwn = /\.(?:test|stories)\.tsx?$/u.test(file);
    for (const table of tablesOf(read(file), known))
      tables[isOwn || table.endsWith('**') ? 'reads' : 'transit'].add(table);
  }
  tables.reads = tables.reads.difference(tables.transit);
  return Object.fromEntries(
    Object.entries(tables)
      .filter(([, files]) => files.size > 0)
      .map(([task, files]) => [task, { inputs: ['$TURBO_EXTENDS$', ...globsOf([...files])] }]),
  );
}

const engines = ['@xinglin/routes', '@xinglin/gateway-sdk', '@xinglin/api'];

/** Packages whose turbo.json says itself what they hand on and read: the engines, and the stories of all packages. */
const byHand = new Set(['packages/routes', 'packages/gateway-sdk', 'apps/storybook']);

await main(async () => {
  const known = vocabulary();
  const stale = [];
  for (const file of filesIn('{packages,partners,apps}/*/turbo.json')) {
    if (byHand.has(dirname(file))) continue;
    const { tasks = {}, ...settings } = JSON.parse(read(file));
    const { transit: _transit, reads: _reads, ...others } = tasks;
    const all = { ...others, ...grainsOf(dirname(file), known) };
    if (isDeepStrictEqual(all, tasks)) continue;
    stale.push(file);
    if (check) continue;
    const text = JSON.stringify({
      ...settings,
      ...(Object.keys(all).length > 0 && { tasks: all }),
    });
    writeFileSync(join(root, file), `${text}\n`);
  }
  if (check) {
    if (stale.length > 0)
      throw new CommandError(`Stale, run npm run generate: ${stale.join(', ')}`);
  } else if (stale.length > 0)
    await run('oxfmt', stale, { stdio: ['ignore', 'ignore', 'inherit'] });
});

// Checks the types of the workspace: packages with the same compiler options are one program, so that what many of them
// import is checked once. A program is checked only when something below its folders has changed since it passed, and
// then by what the compiler noted of it: files that the change does not concern are not checked again.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { main, root, run } from '../process/workspace.mjs';
import { changedSincePassed, notePassed, treeState } from './tree-state.mjs';

const shared = '@xinglin/tsconfig/';
/**
 * Programs at a time. Each has one checker: several check again what the files of each of them import, which costs twice
 * the processor time, while programs beside each other keep two cores as busy.
 */
const together = 2;
const folder = join(root, 'node_modules/.cache/xinglin-types');
/** Options, and what the built code that git ignores is made from: a change of it may concern every program. */
const settings =
  /^(?:tooling\/(?:tsconfig|generate)\/|packages\/(?:contract|routes)\/|pnpm-lock\.yaml$)|tsconfig\.json$/;
const untyped = /\.(?:css|md)$/;

/** The workspace as programs, one for each set of compiler options. */
function programs() {
  const found = new Map();
  for (const file of globSync('{{apps,packages,partners,tooling}/*,e2e}/tsconfig.json', {
    cwd: root,
  }).toSorted()) {
    const { include, ...options } = JSON.parse(readFileSync(join(root, file), 'utf8'));
    const key = JSON.stringify(options);
    const { include: others } = found.get(key) ?? { include: [] };
    const own = include.map((path) => join(root, dirname(file), path));
    found.set(key, {
      ...options,
      extends: options.extends.replace(shared, join(root, 'tooling/tsconfig/')),
      include: [...others, ...own],
    });
  }
  return [...found.values()].map((program, index) => {
    const file = join(folder, `${index}.json`);
    writeFileSync(file, JSON.stringify(program));
    return { name: `types-${index}`, file, noted: join(folder, `${index}.tsbuildinfo`) };
  });
}

const packageOf = (path) => path.split('/', 2).join('/');

/** The folders of the workspace that a program reads, by what the compiler noted. */
function foldersOf(noted) {
  const { fileNames } = JSON.parse(readFileSync(noted, 'utf8'));
  const paths = fileNames.map((name) => relative(root, resolve(folder, name)));
  return new Set(paths.filter((path) => !path.includes('node_modules')).map(packageOf));
}

function isCurrent({ name, noted }, state) {
  const changed = existsSync(noted) ? changedSincePassed(name, state) : null;
  if (changed === null || changed.some((path) => settings.test(path))) return false;
  const folders = foldersOf(noted);
  return !changed.some((path) => folders.has(packageOf(path)) && !untyped.test(path));
}

await main(async () => {
  mkdirSync(folder, { recursive: true });
  const state = treeState();
  const due = programs().filter((program) => !isCurrent(program, state));
  let code = 0;
  const work = async () => {
    for (let program = due.shift(); program !== undefined; program = due.shift()) {
      const { name, file, noted } = program;
      const incremental = ['--incremental', '--tsBuildInfoFile', noted];
      const options = ['--noEmit', '--checkers', '1', ...incremental, '--project', file];
      if ((await run('tsc', options)) === 0) notePassed(name, state);
      else code = 1;
    }
  };
  await Promise.all(Array.from({ length: together }, work));
  return code;
});

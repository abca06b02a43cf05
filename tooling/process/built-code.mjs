// Owns: which code is built from other sources instead of committed, and whether it is up to date.
// Must not know: what is built from what; the builders do.
// Used by: every command, before its work. Plain Node 20, nothing installed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The programs of `tooling/generate` that build it. */
export const builders = ['calls.mjs', 'route-tables.mjs'];

/** The folders that they write, all of them ignored by git. */
export const builtFolders = ['api', 'gateway-sdk', 'routes', 'testing'].map(
  (name) => `packages/${name}/src/generated`,
);

/** Files besides the contract that the result depends on; the lockfile has the versions of libraries. */
const programs = [
  ...['calls', 'call-rows', 'call-types', 'generated-file', 'route-tables'].map(
    (name) => `tooling/generate/${name}.mjs`,
  ),
  'tooling/new/changes.mjs',
  'pnpm-lock.yaml',
];

const stamp = '.cache/built-code';

function filesBelow(directory, folder) {
  const home = join(directory, folder);
  if (!existsSync(home)) return [];
  return readdirSync(home, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .toSorted();
}

/** One hash over the sources and what was built from them, so that an edited or missing file is noticed as well. */
function hashOf(directory) {
  const hash = createHash('sha256');
  hash.update(filesBelow(directory, 'packages/routes/src/tables').join());
  const read = [
    ...filesBelow(directory, 'packages/contract/src'),
    ...programs,
    ...builtFolders.flatMap((folder) => filesBelow(directory, folder)),
  ];
  for (const file of read) {
    const path = join(directory, file);
    hash.update(`\0${file}\0`).update(existsSync(path) ? readFileSync(path) : '');
  }
  return hash.digest('hex');
}

/** Whether the built code is that of the present sources. */
export function isBuilt(directory) {
  const file = join(directory, stamp);
  return existsSync(file) && readFileSync(file, 'utf8') === hashOf(directory);
}

/** Notes that the code was just built. */
export function noteBuilt(directory) {
  const file = join(directory, stamp);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, hashOf(directory));
}

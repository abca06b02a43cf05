// Owns: which files have changed since a check last passed here.
// Must not know: what the check looks at.
// Used by: the checks that look only at what has changed.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../process/workspace.mjs';

const cacheFile = (name, folder) => join(folder, `node_modules/.cache/xinglin-check/${name}.json`);

function listed(folder, ...parameters) {
  const output = execFileSync('git', ['ls-files', '-z', ...parameters], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return output.split('\0').filter((line) => line !== '');
}

/** As git names the content, so that a commit of it changes nothing. */
const blobHash = (content) =>
  createHash('sha1').update(`blob ${content.length}\0`).update(content).digest('hex');

/**
 * A hash of each file's content, by its path from the folder: committed, changed and new files, without ignored ones.
 * Null where there is no repository.
 * @returns {Record<string, string> | null}
 */
export function treeState(folder = root) {
  if (!existsSync(join(folder, '.git'))) return null;
  const state = Object.fromEntries(
    listed(folder, '--stage').map((line) => {
      const [facts, path] = line.split('\t');
      return [path, facts.split(' ')[1]];
    }),
  );
  for (const path of listed(folder, '--modified', '--others', '--exclude-standard')) {
    const file = join(folder, path);
    if (!existsSync(file)) delete state[path];
    else if (statSync(file).isFile()) state[path] = blobHash(readFileSync(file));
  }
  return state;
}

/**
 * The paths whose content differs from when the check last passed, deleted ones included; null when it never has.
 * @returns {string[] | null}
 */
export function changedSincePassed(name, state, folder = root) {
  const file = cacheFile(name, folder);
  if (state === null || !existsSync(file)) return null;
  const before = JSON.parse(readFileSync(file, 'utf8'));
  const paths = new Set([...Object.keys(before), ...Object.keys(state)]);
  return [...paths].filter((path) => before[path] !== state[path]).toSorted();
}

/** Notes that the check passed for that state, which was read before the check began. */
export function notePassed(name, state, folder = root) {
  if (state === null) return;
  const file = cacheFile(name, folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(state));
}

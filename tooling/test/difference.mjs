// Owns: which files differ from the commit that a run is compared with.
// Must not know: what a file is for.
// Used by: what chooses how much of a walk a run makes.
import { execFileSync } from 'node:child_process';
import { root } from '../process/workspace.mjs';

/** @typedef {{ base: string, head: string, files: ReadonlySet<string> }} Difference */

const git = (folder, ...parameters) =>
  execFileSync('git', parameters, {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

const tried = (ask) => {
  try {
    return ask();
  } catch {
    // No repository, no such commit, or one that a shallow clone has left out.
    return null;
  }
};

/**
 * The commit to compare with: the one that `XINGLIN_TEST_BASE` names; on a branch, where it left the main line; on the
 * main line, the commit that landed before.
 */
function baseOf(folder, named) {
  if (named) return git(folder, 'rev-parse', '--verify', `${named}^{commit}`);
  const head = git(folder, 'rev-parse', 'HEAD');
  for (const line of ['origin/main', 'main']) {
    const left = tried(() => git(folder, 'merge-base', 'HEAD', line));
    if (left !== null && left !== head) return left;
  }
  return git(folder, 'rev-parse', '--verify', 'HEAD^1');
}

/**
 * Every file that differs from that commit, in the working tree too; null when the commit is not known, so that all
 * has to be taken as new.
 * @returns {Difference | null}
 */
export function readDifference({
  folder = root,
  base: named = process.env.XINGLIN_TEST_BASE,
} = {}) {
  return tried(() => {
    const base = baseOf(folder, named);
    const lists = [
      git(folder, 'diff', '--name-only', '--no-renames', '-z', base),
      git(folder, 'ls-files', '--others', '--exclude-standard', '-z'),
    ];
    const files = lists.flatMap((list) => list.split('\0')).filter((file) => file !== '');
    return { base, head: git(folder, 'rev-parse', 'HEAD'), files: new Set(files) };
  });
}

/** A file as it was in a commit; null where it was not there. */
export function fileAt(commit, file, folder = root) {
  return tried(() => git(folder, 'show', `${commit}:${file}`));
}

// Owns: the note in the git directory of the last commit that passed the gate.
// Must not know: what the gate looks at.
// Used by: the test command.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { root } from '../process/workspace.mjs';

const git = (folder, ...parameters) =>
  execFileSync('git', parameters, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trim();

/** The commit that is checked out; null where the working tree differs from it, or there is no repository. */
export function cleanCommit(folder = root) {
  try {
    return git(folder, 'status', '--porcelain') === '' ? git(folder, 'rev-parse', 'HEAD') : null;
  } catch {
    return null;
  }
}

/** Notes that the gate passed for a commit. */
export function stampPassed(commit, folder = root) {
  const directory = resolve(folder, git(folder, 'rev-parse', '--git-dir'));
  writeFileSync(join(directory, 'gate-passed'), `${commit}\n`);
}

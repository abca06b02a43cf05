// Owns: a built storybook of a commit, made in a folder of its own, or of the working tree.
// Must not know: what is done with it.
// Used by: the comparison of what stories look like.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
// @boundaries-ignore the workspace is found as the root's commands find it
import { CommandError, root, workspaceEnvironment } from '../../../tooling/process/workspace.mjs';

/** Stands for what is not committed yet. */
export const workingTree = '.';

/** The full name of a commit. */
export function commitOf(name) {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--end-of-options', `${name}^{commit}`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    throw new CommandError(`There is no commit ${name}.`);
  }
}

/**
 * The folder of the built storybook of a commit, or of the working tree for null. What was built of a commit once is
 * used again.
 */
export async function storybookOf(commit, folder) {
  if (commit === null) {
    build(root, join(folder, 'working-tree'));
    return join(folder, 'working-tree');
  }
  const built = join(folder, 'storybooks', commit);
  if (existsSync(join(built, 'index.json'))) return built;
  const sources = join(folder, 'sources', commit);
  mkdirSync(sources, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', sources], { input: archive });
  const options = { cwd: sources, env: workspaceEnvironment({ CI: '1' }), stdio: 'inherit' };
  execFileSync(
    'pnpm',
    ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=silent'],
    options,
  );
  build(sources, `${built}-new`);
  // Whatever stops half way is not taken for a storybook the next time.
  await rename(`${built}-new`, built);
  await rm(sources, { recursive: true, force: true });
  return built;
}

function build(directory, output) {
  const cwd = join(directory, 'apps/storybook');
  execFileSync(
    join(cwd, 'node_modules/.bin/storybook'),
    ['build', '--disable-telemetry', '--quiet', '--output-dir', output],
    { cwd, env: workspaceEnvironment({}, cwd), stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

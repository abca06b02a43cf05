import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The repository that a file or folder is in, found upward because the bundle stands at another depth than its
 * sources. A bundle that was installed without the repository counts relative paths from where it was started.
 */
export function repositoryRoot(from: string): string {
  let folder = from;
  while (!existsSync(join(folder, 'pnpm-workspace.yaml'))) {
    const parent = dirname(folder);
    if (parent === folder) return process.cwd();
    folder = parent;
  }
  return folder;
}

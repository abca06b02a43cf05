// Owns: new folders for servers that tests start.
// Must not know: what is kept there.
// Used by: tests and benches that start a database of their own.
import { chmod, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { reachableBase } from '../platform/server-user';

/** A new folder that the database's own user can walk down to; a private temporary folder would keep that user out. */
export async function reachableFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(reachableBase, `xinglin-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}

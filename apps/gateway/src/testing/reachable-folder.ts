// Owns: new folders for servers that tests start.
// Must not know: what is kept there.
// Used by: tests and benches that start a database of their own.
import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { reachableBase } from '../platform/server-user';

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm';
/** Bytes that must be free there: many times what the databases of a run come to. */
const room = 4 * 1024 ** 3;

/** A new folder that the database's own user can walk down to; a private temporary folder would keep that user out. */
export const reachableFolder = (name: string): Promise<string> => folderIn(reachableBase, name);

/**
 * The same in memory where the machine has room: a database there is copied twenty times as fast. For what need not
 * outlive a power cut.
 */
export async function fastFolder(name: string): Promise<string> {
  const found = await statfs(inMemory).catch(() => undefined);
  const isRoomy = found !== undefined && found.bavail * found.bsize >= room;
  return folderIn(isRoomy ? inMemory : reachableBase, name);
}

async function folderIn(base: string, name: string): Promise<string> {
  const folder = await mkdtemp(join(base, `xinglin-${name}-`));
  await chmod(folder, 0o755);
  return folder;
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clusterOwner } from './postgres-access';
import { storedKey } from './stored-keys';

/**
 * The address of a database on the embedded server that runs on a data directory at the moment, and null where none
 * does. The server's own file says where it listens; another process reaches it as the gateway that started it does.
 * @param home the directory in use, as `reachableDirectory` names it
 */
export async function urlOfRunningServer(home: string, database: string): Promise<string | null> {
  const file = await readFile(join(home, 'postgres', 'postmaster.pid'), 'utf8').catch(() => '');
  // Process, data directory, start, port, folder of the socket, address (PostgreSQL, miscinit.h).
  const [pid = '', , , port = '', folder = '', address = ''] = file.split('\n');
  if (!isAlive(Number(pid)) || port === '') return null;
  const name = encodeURIComponent(database);
  if (folder !== '')
    return `postgresql://${clusterOwner}@localhost:${port}/${name}?host=${encodeURIComponent(folder)}`;
  const password = storedKey(home, 'POSTGRES_PASSWORD');
  return `postgresql://${clusterOwner}:${password}@${address}:${port}/${name}`;
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

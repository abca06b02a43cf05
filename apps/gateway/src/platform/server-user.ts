import { execFile, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmod, chown, mkdir } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** PostgreSQL refuses to run as root; under root it gets this user. */
const user = 'postgres';

/** Where every user of the system can walk down to, and which outlives a restart. */
export const reachableBase = '/var/tmp';

export const isRoot = () => process.platform !== 'win32' && userInfo().uid === 0;

/** The user the server runs as: the current one, or under root its own. */
export async function serverIdentity(): Promise<{ uid?: number; gid?: number }> {
  if (!isRoot()) return {};
  await ensureUser();
  const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])]);
  return { uid: Number(uid.stdout.trim()), gid: Number(gid.stdout.trim()) };
}

/**
 * The directory to use for `asked`, made when missing. Under root the server's own user must be able
 * to walk down to it; where it cannot, a folder under /var/tmp named after `asked` stands in, and
 * that is told.
 */
export async function reachableDirectory(
  asked: string,
  onNotice: (line: string) => void,
): Promise<string> {
  await mkdir(asked, { recursive: true });
  if (!isRoot()) return asked;
  const { uid, gid } = await serverIdentity();
  if (uid === undefined || gid === undefined) return asked;
  const probe = join(asked, '.reach');
  await mkdir(probe, { recursive: true });
  await chown(probe, uid, gid);
  // Walking there as that very user is the only test that knows every kind of permission.
  const walked = spawnSync('/bin/sh', ['-c', 'cd "$0" && : > probe && rm probe', probe], {
    uid,
    gid,
  });
  if (walked.status === 0) return asked;
  const name = createHash('sha256').update(asked).digest('hex').slice(0, 12);
  const standIn = join(reachableBase, `xinglin-${name}`);
  await mkdir(standIn, { recursive: true });
  await chmod(standIn, 0o755);
  onNotice(`the database's own user cannot reach ${asked}; the data is in ${standIn}`);
  return standIn;
}

async function ensureUser(): Promise<void> {
  if (spawnSync('id', ['-u', user]).status === 0) return;
  await run('groupadd', ['-f', user]);
  await run('useradd', ['-g', user, '-M', '-s', '/usr/sbin/nologin', user]);
}

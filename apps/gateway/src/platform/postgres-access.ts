import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { serverBinary } from './postgres-binaries';
import { serverIdentity } from './server-user';
import { storedKey } from './stored-keys';

/** The role that owns the embedded cluster. */
export const clusterOwner = 'postgres';

/** `socket`: a Unix socket that this system user alone may open. `password`: TCP on loopback, where there is none. */
export type AccessKind = 'socket' | 'password';

export const usualAccess: AccessKind = process.platform === 'win32' ? 'password' : 'socket';

/** How this process comes to its embedded server, and no other user of the machine. */
export interface PostgresAccess {
  /** What the server is told on its command line. */
  readonly settings: Readonly<Record<string, string>>;
  urlOf(database: string): string;
  /** Takes back what was made outside of the data directory. */
  end(): Promise<void>;
}

/**
 * Rules the access to the cluster in `data` anew before each start, so that a cluster of a former version, or one that
 * another system user made a copy of, is reached in no other way than a new one.
 */
export async function ruleAccess(
  kind: AccessKind,
  { home, data }: { readonly home: string; readonly data: string },
): Promise<PostgresAccess> {
  return kind === 'socket' ? bySocket(data) : byPassword(home, data);
}

/** The longest path of a socket that Linux (108 bytes with the last 0) and macOS (104) take. */
const longestSocketPath = 103;

const socketPort = '5432';

async function bySocket(data: string): Promise<PostgresAccess> {
  // The kernel says who is at the other end, so there is no secret to keep.
  await writeAccessFile(data, 'pg_hba.conf', 'local all all peer map=gateway\n');
  const name = userInfo().username.replaceAll('"', '""');
  await writeAccessFile(data, 'pg_ident.conf', `gateway "${name}" ${clusterOwner}\n`);
  // The data directory is closed to others, which PostgreSQL itself insists on; only its path may be too long.
  const fits = Buffer.byteLength(join(data, `.s.PGSQL.${socketPort}`)) <= longestSocketPath;
  const folder = fits ? data : await closedFolder();
  const folderInUrl = encodeURIComponent(folder);
  return {
    settings: {
      listen_addresses: '',
      unix_socket_directories: folder,
      unix_socket_permissions: '0700',
      port: socketPort,
    },
    urlOf: (database) =>
      `postgresql://${clusterOwner}@localhost:${socketPort}/${encodeURIComponent(database)}?host=${folderInUrl}`,
    end: () => (fits ? Promise.resolve() : rm(folder, { recursive: true, force: true })),
  };
}

/** A folder of a short name that only the server's user may enter. */
async function closedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'xinglin-'));
  await giveToServer(folder);
  return folder;
}

async function byPassword(home: string, data: string): Promise<PostgresAccess> {
  await writeAccessFile(data, 'pg_hba.conf', 'host all all 127.0.0.1/32 scram-sha-256\n');
  const password = storedKey(home, 'POSTGRES_PASSWORD');
  await setPassword(data, password);
  const port = String(await freePort());
  return {
    settings: { listen_addresses: '127.0.0.1', unix_socket_directories: '', port },
    urlOf: (database) =>
      `postgresql://${clusterOwner}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`,
    end: () => Promise.resolve(),
  };
}

/** Sets the owner's password while no server runs, whatever it was before. */
async function setPassword(data: string, password: string): Promise<void> {
  const single = spawn(await serverBinary(), ['--single', '-D', data, 'postgres'], {
    ...(await serverIdentity()),
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<number | null>((done, fail) => {
    single.once('error', fail);
    single.once('close', done);
  });
  single.stdin.end(`ALTER ROLE ${clusterOwner} PASSWORD '${password}'\n`);
  const code = await ended;
  if (code !== 0) throw new Error(`the database's password could not be set (exit ${code})`);
}

/** A password that is shown nowhere, for a cluster that asks for none or gets another at once. */
export const unknownPassword = (): string => randomBytes(32).toString('base64url');

async function writeAccessFile(data: string, name: string, text: string): Promise<void> {
  const file = join(data, name);
  await writeFile(file, text, { mode: 0o600 });
  await giveToServer(file);
}

async function giveToServer(path: string): Promise<void> {
  const { uid, gid } = await serverIdentity();
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

/** A port that nothing uses right now. */
export async function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address !== null) done(address.port);
        else fail(new Error('no free port'));
      });
    });
  });
}

import { execFileSync, spawn } from 'node:child_process';
import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reachableFolder } from '../testing/reachable-folder';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres';
import { freePort, usualAccess } from './postgres-access';
import { initialiseCluster, serverBinary } from './postgres-binaries';
import { isRoot, reachableDirectory, serverIdentity } from './server-user';

let directory: string;
let server: EmbeddedPostgres | null;
beforeEach(async () => {
  directory = await reachableFolder('embedded');
  server = null;
});
afterEach(async () => {
  await server?.stop();
  await rm(directory, { recursive: true, force: true });
});

async function ask(url: string, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query({ text: statement, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}

/** What a program of another user of this machine gets who knows the address. */
function askAs(uid: number, url: string): string {
  const program = `
    import pg from 'pg';
    process.setgroups([]);
    process.setgid(${uid});
    process.setuid(${uid});
    const client = new pg.Client({ connectionString: process.argv[1] });
    client.on('error', () => undefined);
    await client.connect().then(() => console.log('in'), (error) => console.log(error.code));
    process.exit();`;
  return execFileSync(process.execPath, ['--input-type=module', '-e', program, url], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    encoding: 'utf8',
  }).trim();
}

/** A cluster as former versions made it: TCP on loopback and a password that everybody knows. */
async function makeFormerCluster(): Promise<void> {
  const data = join(await reachableDirectory(directory, () => undefined), 'postgres');
  await initialiseCluster({ directory: data, user: 'postgres', password: 'xinglin' });
  const port = await freePort();
  const flags = ['-D', data, '-p', String(port), '-c', 'unix_socket_directories='];
  const former = spawn(await serverBinary(), flags, {
    ...(await serverIdentity()),
    stdio: 'ignore',
  });
  const url = `postgresql://postgres:xinglin@127.0.0.1:${port}/postgres`;
  await expect.poll(() => ask(url, 'SELECT 1').catch(() => null), { interval: 50 }).toEqual([1]);
  await ask(url, "CREATE TABLE people AS SELECT '330102198503070021' AS id_number");
  former.kill('SIGINT');
  await new Promise((done) => former.once('exit', done));
}

const kill = (pid: unknown, signal: NodeJS.Signals) => process.kill(Number(pid), signal);

const serverPid = async ({ directory: data }: EmbeddedPostgres) =>
  Number((await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n', 1)[0]);

describe('an embedded PostgreSQL', () => {
  it('is reached by a socket in a folder that is closed to others, and by no port', async () => {
    server = await startEmbeddedPostgres(directory, { access: 'socket' });
    expect(await ask(server.urlOf('postgres'), 'SHOW listen_addresses')).toEqual(['']);
    const folder = new URL(server.urlOf('postgres')).searchParams.get('host') ?? '';
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    expect((await stat(join(folder, '.s.PGSQL.5432'))).mode & 0o777).toBe(0o700);
    // Who is mapped to the role is named by the system, so that even an open folder lets no other user in.
    expect(await readFile(join(server.directory, 'pg_hba.conf'), 'utf8')).toBe(
      'local all all peer map=gateway\n',
    );
  });

  it.runIf(isRoot())('lets no other user of the machine in who knows its address', async () => {
    const { uid } = await serverIdentity();
    server = await startEmbeddedPostgres(directory, { access: 'socket' });
    const url = server.urlOf('postgres');
    expect(askAs(0, url)).toBe('in');
    expect(askAs(65_534, url)).toBe('EACCES');
    // The server's own user gets to the socket, where the kernel tells who that is.
    expect(askAs(uid ?? -1, url)).toBe('28000');
  });

  it.each(['socket', 'password'] as const)(
    'moves data over that had a password everybody knew, by %s',
    async (access) => {
      await makeFormerCluster();
      server = await startEmbeddedPostgres(directory, { access });
      expect(await ask(server.urlOf('postgres'), 'SELECT id_number FROM people')).toEqual([
        '330102198503070021',
      ]);
      expect(await readFile(join(server.directory, 'pg_hba.conf'), 'utf8')).not.toMatch(/trust/);
      if (access === 'socket') return;
      const known = server.urlOf('postgres').replace(/:[\w-]+@/, ':xinglin@');
      await expect(ask(known, 'SELECT 1')).rejects.toMatchObject({ code: '28P01' });
    },
  );

  it('keeps the password of a machine without such sockets to its owner', async () => {
    server = await startEmbeddedPostgres(directory, { access: 'password' });
    const url = server.urlOf('postgres');
    expect(new URL(url).password.length).toBeGreaterThanOrEqual(43);
    const home = join(server.directory, '..');
    expect((await stat(join(home, 'postgres_password.key'))).mode & 0o777).toBe(0o600);
    await server.stop();
    server = await startEmbeddedPostgres(directory, { access: 'password' });
    expect(new URL(server.urlOf('postgres')).password).toBe(new URL(url).password);
    expect(await ask(server.urlOf('postgres'), 'SELECT 1')).toEqual([1]);
  });

  it.runIf(usualAccess === 'socket')(
    'has its socket elsewhere where the data lies too deep, and takes it along when it ends',
    async () => {
      server = await startEmbeddedPostgres(join(directory, 'deep'.repeat(25)));
      const folder = new URL(server.urlOf('postgres')).searchParams.get('host') ?? '';
      expect(folder).not.toContain('deep');
      expect((await stat(folder)).mode & 0o777).toBe(0o700);
      expect(await ask(server.urlOf('postgres'), 'SELECT 1')).toEqual([1]);
      await server.stop();
      server = null;
      await expect(stat(folder)).rejects.toMatchObject({ code: 'ENOENT' });
    },
  );

  it('is started again at once when it was killed, says so, and lost nothing', async () => {
    const notices: string[] = [];
    server = await startEmbeddedPostgres(directory, { onNotice: (line) => notices.push(line) });
    const url = server.urlOf('postgres');
    await ask(url, 'CREATE TABLE kept AS SELECT 1 AS one');
    for (const round of [1, 2]) {
      kill(await serverPid(server), 'SIGKILL');
      await expect
        .poll(() => ask(url, 'SELECT one FROM kept').catch(() => null), { timeout: 30_000 })
        .toEqual([1]);
      await expect.poll(() => notices.length).toBe(2 * round);
    }
    expect(notices[0]).toBe(
      'the embedded PostgreSQL ended (killed by SIGKILL) and is started again',
    );
    expect(notices[1]).toMatch(/^the embedded PostgreSQL answers again after \d+\.\d s$/);
  });

  it('ends what it tried meanwhile when it is stopped while it comes back', async () => {
    server = await startEmbeddedPostgres(directory);
    const { directory: data } = server;
    kill(await serverPid(server), 'SIGKILL');
    await server.stop();
    server = null;
    const left = () => execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' });
    await expect.poll(left).not.toContain(data);
  });
});

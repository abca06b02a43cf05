import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { ConfigError } from './config';
import { lockDirectory, stopOrphanedServer } from './directory-lock';
import { initialiseCluster, serverBinary } from './postgres-binaries';
import { reachableDirectory, serverIdentity } from './server-user';

const user = 'postgres';
/** The server listens on loopback only and its directory is closed, so this adds no protection. */
const password = 'xinglin';

/** Longest wait for the server to accept connections, recovery after a crash included. */
const startWithinMs = 60_000;

/** A PostgreSQL server of our own. */
export interface EmbeddedPostgres {
  /** Address of a database of that name on this server. */
  urlOf(database: string): string;
  /** Where the data really is. */
  readonly directory: string;
  /** Creates the database when it does not exist; `template` names one to copy. */
  ensureDatabase(name: string, template?: string): Promise<void>;
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Told in one line when something is other than asked for. */
  readonly onNotice?: (line: string) => void;
  /** Gives durability up for speed; only for tests that never ask for it. */
  readonly fast?: boolean;
}

/**
 * Starts PostgreSQL on `directory` (made when missing) and a free port. Throws {@link ConfigError}
 * when another living gateway holds the directory; takes over what a killed one left behind.
 */
export async function startEmbeddedPostgres(
  directory: string,
  options: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const home = await reachableDirectory(resolve(directory), options.onNotice ?? (() => undefined));
  const unlock = await lockDirectory(home);
  try {
    const data = join(home, 'postgres');
    await stopOrphanedServer(data);
    if (!existsSync(join(data, 'PG_VERSION'))) {
      // A killed initdb leaves a folder without PG_VERSION, which the next one would refuse.
      await rm(data, { recursive: true, force: true });
      await initialiseCluster({ directory: data, user, password });
    }
    const port = await freePort();
    const urlOf = (database: string) =>
      `postgresql://${user}:${password}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
    const server = await startServer(data, port, urlOf('postgres'), options.fast === true);
    return {
      urlOf,
      directory: data,
      ensureDatabase: (name, template) => ensureDatabase(urlOf('postgres'), name, template),
      async stop() {
        await stopServer(server);
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

async function startServer(
  data: string,
  port: number,
  url: string,
  fast: boolean,
): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    ...(fast ? { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' } : {}),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const server = spawn(await serverBinary(), ['-D', data, '-p', String(port), ...flags], {
    ...(await serverIdentity()),
    // In a group of its own: Ctrl-C in the terminal must reach the gateway, which drains first.
    detached: true,
    stdio: 'ignore',
  });
  const failures: string[] = [];
  server.once('error', (error) => failures.push(error.message));
  server.once('exit', (code) => failures.push(`it ended with code ${code}`));
  const giveUpAt = Date.now() + startWithinMs;
  while (!(await accepts(url))) {
    if (failures[0] !== undefined) {
      throw new ConfigError(`the embedded PostgreSQL did not start on ${data}: ${failures[0]}`);
    }
    if (Date.now() > giveUpAt) {
      await stopServer(server);
      throw new ConfigError(
        `the embedded PostgreSQL on ${data} did not accept connections in time`,
      );
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  return server;
}

async function accepts(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** A fast shutdown: open transactions are rolled back, everything committed is written. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((done) => server.once('exit', done));
  server.kill('SIGINT');
  await ended;
}

async function ensureDatabase(url: string, name: string, template?: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount !== 0) return;
    const source = template === undefined ? '' : ` TEMPLATE ${client.escapeIdentifier(template)}`;
    await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}${source}`);
  } finally {
    await client.end();
  }
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

import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { needing } from './config-error';
import { lockDirectory, stopOrphanedServer } from './directory-lock';
import {
  clusterOwner,
  ruleAccess,
  unknownPassword,
  usualAccess,
  type AccessKind,
} from './postgres-access';
import { initialiseCluster } from './postgres-binaries';
import { startServerProcess } from './server-process';
import { reachableDirectory } from './server-user';

/** A PostgreSQL server of our own. */
export interface EmbeddedPostgres {
  /** Address of a database of that name on this server; it stays the same when the server is started again. */
  urlOf(database: string): string;
  /** Where the data really is. */
  readonly directory: string;
  /** Creates the database when it does not exist; `template` names one to copy. */
  ensureDatabase(name: string, template?: string): Promise<void>;
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Told in one line when something is other than asked for, and when the server had to be started again. */
  readonly onNotice?: (line: string) => void;
  /** Gives durability up for speed; only for tests that never ask for it. */
  readonly fast?: boolean;
  /** How it is reached; by what the system has unless told. */
  readonly access?: AccessKind;
}

/**
 * Starts PostgreSQL on `directory` (made when missing), reachable by this system user alone, and keeps it up. Throws
 * {@link ConfigError} when another living gateway holds the directory; takes over what a killed one left behind.
 */
export async function startEmbeddedPostgres(
  directory: string,
  options: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const onNotice = options.onNotice ?? (() => undefined);
  const asked = resolve(directory);
  const home = await needing('XINGLIN_DATA', asked, () => reachableDirectory(asked, onNotice));
  const unlock = await needing('XINGLIN_DATA', home, () => lockDirectory(home));
  try {
    const data = join(home, 'postgres');
    await stopOrphanedServer(data);
    if (!existsSync(join(data, 'PG_VERSION'))) {
      // A killed initdb leaves a folder without PG_VERSION, which the next one would refuse.
      await rm(data, { recursive: true, force: true });
      await initialiseCluster({ directory: data, user: clusterOwner, password: unknownPassword() });
    }
    const access = await ruleAccess(options.access ?? usualAccess, { home, data });
    const server = await startServerProcess({
      data,
      settings: { ...settings, ...(options.fast === true && fastSettings), ...access.settings },
      url: access.urlOf('postgres'),
      onNotice,
    });
    return {
      urlOf: (database) => access.urlOf(database),
      directory: data,
      ensureDatabase: (name, template) => ensureDatabase(access.urlOf('postgres'), name, template),
      async stop() {
        await server.stop();
        await access.end();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

const settings = {
  max_connections: '200',
  timezone: 'UTC',
  // Only why it ends is read; a statement or the details of a conflict would name people.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

const fastSettings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

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

import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { ConfigError } from './config';

/** Any fixed number: all gateways that start at once ask for this same lock. */
const lockId = 4_150_001;

/** The gateway's own folder, found upward from this file so that the bundle finds it as well. */
export function gatewayFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'migrations', 'meta', '_journal.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('the migrations folder is missing');
    folder = parent;
  }
  return folder;
}

/** The folder of SQL migrations. */
export function migrationsFolder(): string {
  return join(gatewayFolder(), 'migrations');
}

/** When the newest migration of this release was made, in milliseconds: what the database's own list holds of it. */
export function lastMigration(): number {
  const journal: { readonly entries: readonly { readonly when: number }[] } = JSON.parse(
    readFileSync(join(migrationsFolder(), 'meta', '_journal.json'), 'utf8'),
  );
  return Math.max(...journal.entries.map(({ when }) => when));
}

/** Brings the database at `url` up to date; of several gateways that start at once one does the work. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = await connectTo(url);
  try {
    await client.query('SET client_min_messages = warning');
    await client.query('SELECT pg_advisory_lock($1)', [lockId]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
    await refuseOtherBaseline(client);
  } finally {
    await client.end();
  }
}

/** Longest wait for the database when a gateway starts. */
const connectWithinMs = 10_000;

async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectWithinMs,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new ConfigError(`the database of DATABASE_URL cannot be used: ${reasonOf(error)}`);
  }
}

/** A few words on why there is no connection; a host with several addresses fails once for each, and then in all. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/**
 * Until the first release the baseline is written anew instead of corrected, and Drizzle would take
 * an older one for the same: better to say so than to fail later on a column that is not there.
 */
async function refuseOtherBaseline(client: pg.Client): Promise<void> {
  const file = readFileSync(join(migrationsFolder(), '0000_baseline.sql'));
  const applied = await client.query<{ hash: string }>(
    'SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id LIMIT 1',
  );
  if (applied.rows[0]?.hash !== createHash('sha256').update(file).digest('hex')) {
    throw new ConfigError(
      'the database was made by another version of the gateway; remove its data directory, or give an empty DATABASE_URL',
    );
  }
}

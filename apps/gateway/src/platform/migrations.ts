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

/** Brings the database at `url` up to date; of several gateways that start at once one does the work. */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('SET client_min_messages = warning');
    await client.query('SELECT pg_advisory_lock($1)', [lockId]);
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
    await refuseOtherBaseline(client);
  } finally {
    await client.end();
  }
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

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';

const root = join(import.meta.dirname, '..');

/** Every table of the gateway, from the `tables.ts` of all folders, by its name in the database. */
export async function everyTable(): Promise<ReadonlyMap<string, PgTable>> {
  const tables = new Map<string, PgTable>();
  for (const file of globSync('**/tables.ts', { cwd: root })) {
    const exported: Record<string, unknown> = await import(join(root, file));
    for (const one of Object.values(exported))
      if (is(one, PgTable)) tables.set(getTableConfig(one).name, one);
  }
  return tables;
}

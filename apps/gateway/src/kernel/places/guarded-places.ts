import { and, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../platform/database';

/** A table in which places are counted, one row for each thing that has them. */
export type PlacesTable = PgTable & { readonly remaining: PgColumn };

/**
 * Takes places of the row for which `where` holds, in one statement: of two who want the last one, one gets it. `kept`
 * are those that are not for everybody. Answers whether they were taken.
 */
export async function takePlaces(
  db: Queryable,
  table: PlacesTable,
  { where, count = 1, kept = sql`0` }: { where: SQL | undefined; count?: number; kept?: SQL },
): Promise<boolean> {
  const { remaining } = table;
  const { rowCount } = await db.execute(sql`
    UPDATE ${table} SET ${sql.identifier(remaining.name)} = ${remaining} - ${count}::int
    WHERE ${and(where, sql`${remaining} - ${count}::int >= ${kept}`)}`);
  return rowCount === 1;
}

/** Gives places back, in the caller's transaction. */
export async function freePlaces(
  db: Queryable,
  table: PlacesTable,
  { where, count = 1 }: { where: SQL | undefined; count?: number },
): Promise<void> {
  const { remaining } = table;
  await db.execute(sql`
    UPDATE ${table} SET ${sql.identifier(remaining.name)} = ${remaining} + ${count}::int WHERE ${where}`);
}

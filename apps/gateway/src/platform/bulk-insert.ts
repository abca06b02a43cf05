import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from './database';

const batchSize = 4000;

/** Inserts many rows in few statements: each batch travels as one JSON parameter. Left-out columns get their defaults. */
export async function bulkInsert<Table extends PgTable>(
  db: Queryable,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  // Which columns are given is decided by all rows of the call, since an optional one may be missing in the first.
  const given = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given.has(key));
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const typed = sql.join(
    columns.map(
      ([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`,
    ),
    sql`, `,
  );
  for (let from = 0; from < rows.length; from += batchSize) {
    // A row's type belongs to its table; here only its keys matter.
    const batch = rows
      .slice(from, from + batchSize)
      .map((row) =>
        Object.fromEntries(
          columns.map(([key, column]) => [
            column.name,
            (row as Readonly<Record<string, unknown>>)[key] ?? null,
          ]),
        ),
      );
    await db.execute(sql`
      insert into ${sql.identifier(getTableName(table))} (${names})
      select ${names} from json_to_recordset(${JSON.stringify(batch)}::json) as given (${typed})`);
  }
}

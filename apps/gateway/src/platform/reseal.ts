import { getTableName, or, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database';
import { defineJob } from './job';
import { collection } from './ports';
import { isSealed, sealedByFirstKey } from './sealing';
import type { Services } from './services';

/** The tables with sealed columns whose rows outlive a key. Which columns these are is derived from the table. */
export const sealedTables = collection<PgTable>('sealedTables');

/** The queue on which rows are sealed again; a job is sent to it at each start. */
export const resealQueue = 'sealing.reseal';

const rowsAtATime = 500;

/** Seals the values that are stored in clear, from before their column was sealed, or under a former key. */
export const resealJob = defineJob({
  name: resealQueue,
  async run(_, services) {
    let rows = 0;
    for (const table of services.all(sealedTables)) rows += await resealTable(services, table);
    services.logger.info({ rows }, 'all is sealed with the first key');
  },
});

/** Seals the rows of a table in the order of its primary key; returns how many there were. */
async function resealTable({ db }: Pick<Services, 'db'>, table: PgTable): Promise<number> {
  const sealed = getTableConfig(table).columns.filter(isSealed);
  const key = list(keyOf(table).map(({ name }) => sql.identifier(name)));
  const isDue = or(...sealed.map(isInClear)) ?? sql`false`;
  const selected = [
    ...keyOf(table).map((column, at) => named(column, `key_${at}`)),
    ...sealed.map((column, at) => named(column, `stored_${at}`)),
  ];
  let count = 0;
  for (let after: SQL = sql`true`; ;) {
    const { rows } = await db.execute<Readonly<Record<string, string | null>>>(sql`
      SELECT ${list(selected)} FROM ${table} WHERE ${after} AND (${isDue})
      ORDER BY ${key} LIMIT ${rowsAtATime}`);
    for (const row of rows) await resealRow(db, table, { row, sealed });
    count += rows.length;
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtATime) return count;
    after = sql`(${key}) > (${list(keyOf(table).map((_, at) => sql`${last[`key_${at}`]}`))})`;
  }
}

async function resealRow(
  db: Database,
  table: PgTable,
  {
    row,
    sealed,
  }: {
    readonly row: Readonly<Record<string, string | null>>;
    readonly sealed: readonly PgColumn[];
  },
): Promise<void> {
  const columns = sealed.flatMap((column, at) => {
    const stored = row[`stored_${at}`] ?? null;
    return stored === null ? [] : [{ name: sql.identifier(column.name), column, stored }];
  });
  const values = columns.map(({ name, column, stored }) => {
    const driver: unknown = column.getSQLType() === 'text' ? stored : JSON.parse(stored);
    return sql`${name} = ${sql.param(column.mapFromDriverValue(driver), column)}`;
  });
  // A row that was changed in the meantime was sealed by that change.
  const isSame = [
    ...keyOf(table).map(({ name }, at) => sql`${sql.identifier(name)} = ${row[`key_${at}`]}`),
    ...columns.map(({ name, stored }) => sql`${name}::text = ${stored}`),
  ];
  await db.execute(sql`UPDATE ${table} SET ${list(values)} WHERE ${sql.join(isSame, sql` AND `)}`);
}

const list = (parts: readonly SQLPart[]): SQL => sql.join([...parts], sql`, `);
type SQLPart = SQL | ReturnType<typeof sql.identifier>;

const named = ({ name }: PgColumn, as: string): SQL =>
  sql`${sql.identifier(name)}::text AS ${sql.identifier(as)}`;

/** The columns of the primary key. */
function keyOf(table: PgTable): readonly PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary);
  if (key.length === 0) throw new Error(`${getTableName(table)} has no primary key to seal it by`);
  return key;
}

/** Whether the first key did not seal the value. An empty text is never sealed; of JSON the stored text counts. */
function isInClear(column: PgColumn): SQL {
  const stored = sql`to_jsonb(${sql.identifier(column.name)}) #>> '{}'`;
  return sql`(${stored} <> '' AND NOT starts_with(${stored}, ${sealedByFirstKey()}))`;
}

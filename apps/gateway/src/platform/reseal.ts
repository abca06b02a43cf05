import { getTableName, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { defineJob } from './job';
import { collection } from './ports';
import { seal, sealedByFirstKey, unseal } from './sealing';
import type { Services } from './services';

/** A sealed column whose rows outlive a key, and what names a row. */
export interface SealedColumn {
  readonly table: PgTable;
  readonly id: PgColumn;
  readonly column: PgColumn;
}

/** The columns that domains keep sealed for long. */
export const sealedColumns = collection<SealedColumn>('sealedColumns');

/** The queue on which rows are sealed anew; asked for at each start. */
export const resealQueue = 'sealing.reseal';

const rowsAtATime = 500;

/** Seals what lies in clear from before, or under a former key. */
export const resealJob = defineJob({
  name: resealQueue,
  async run(_, services) {
    let rows = 0;
    for (const column of services.all(sealedColumns)) rows += await resealColumn(services, column);
    services.logger.info({ rows }, 'all is sealed with the first key');
  },
});

async function resealColumn(
  { db }: Pick<Services, 'db'>,
  { table, id, column }: SealedColumn,
): Promise<number> {
  const [rows, key, kept] = [getTableName(table), id.name, column.name].map((name) =>
    sql.identifier(name),
  );
  const current = sealedByFirstKey();
  let count = 0;
  for (let after = ''; ;) {
    const batch = await db.execute<{ id: string; kept: string }>(sql`
      SELECT ${key} AS id, ${kept} AS kept FROM ${rows}
      WHERE ${key} > ${after} AND ${kept} <> '' AND NOT starts_with(${kept}, ${current})
      ORDER BY ${key} LIMIT ${rowsAtATime}`);
    for (const row of batch.rows) {
      const anew = seal(column.name, unseal(column.name, row.kept));
      // What was changed meanwhile was sealed by that change.
      await db.execute(
        sql`UPDATE ${rows} SET ${kept} = ${anew} WHERE ${key} = ${row.id} AND ${kept} = ${row.kept}`,
      );
    }
    count += batch.rows.length;
    const last = batch.rows.at(-1);
    if (last === undefined || batch.rows.length < rowsAtATime) return count;
    after = last.id;
  }
}

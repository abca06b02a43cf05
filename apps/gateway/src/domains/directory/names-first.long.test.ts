import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Queryable } from '../../platform/database';
import { migrationsFolder } from '../../platform/migrations';
import { openTestDirectory } from '../../testing/directory-fixture';

const tables = ['hospital_search', 'doctor_search'] as const;

/** What a search table holds, whatever the order in a row. */
async function readRows(db: Queryable) {
  const rows = await Promise.all(
    tables.map(async (table) => {
      const found = await db.execute<{ id: string; words: string; lexemes: string[] }>(
        sql`select id, words, tsvector_to_array(lexemes) as lexemes from ${sql.identifier(table)} order by id`,
      );
      return found.rows;
    }),
  );
  return rows.flat().map(({ id, words, lexemes }) => {
    const [text, names = ''] = words.split('|');
    return { id, text, names: names.trim().split(' ').toSorted(), lexemes: lexemes.toSorted() };
  });
}

it('gives rows of an older directory the names that a new one has', async () => {
  const directory = await openTestDirectory();
  const { db } = directory;
  const written = await readRows(db);
  for (const table of tables)
    await db.execute(sql`
      update ${sql.identifier(table)} set words = split_part(words, '|', 1),
        lexemes = ts_delete(lexemes, array(select lexeme from unnest(tsvector_to_array(lexemes)) as lexeme where lexeme ~ '^[=~]'))`);
  expect((await readRows(db)).every(({ names }) => names.join('') === '')).toBe(true);
  const migration = readFileSync(join(migrationsFolder(), '0031_names_first.sql'), 'utf8');
  // The functions live as long as their connection.
  await db.transaction(async (tx) => {
    for (const statement of migration.split('--> statement-breakpoint'))
      await tx.execute(sql.raw(statement));
  });
  expect(await readRows(db)).toEqual(written);
  await directory.dispose();
});

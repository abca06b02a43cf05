import { readableLocales, type Locale } from '@xinglin/rules';
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The languages of a reader, the best first, as SQL. */
function orderFor(reader: Locale): SQL {
  const order = readableLocales(reader).map((locale) => sql`${locale}`);
  return sql`array[${sql.join(order, sql`, `)}]::text[]`;
}

/**
 * Of texts that are rows by language, the one a reader is given: what `textIn` is for a column. Any other language
 * comes last, so that what has a text is never left out.
 * @param of what the text is of; with `locale` it is the table's key.
 */
export function forReader(of: PgColumn, locale: PgColumn, reader: Locale): SQL {
  const other = (column: PgColumn) => sql`other.${sql.identifier(column.name)}`;
  return sql`${locale} = (
    select ${other(locale)} from ${of.table} as other where ${other(of)} = ${of}
    order by array_position(${orderFor(reader)}, ${other(locale)}), ${other(locale)} limit 1)`;
}

/** The text of a jsonb column by language that a reader is given. */
export function textFor(column: SQL, reader: Locale): SQL {
  const texts = readableLocales(reader).map((locale) => sql`${column} ->> ${locale}`);
  return sql`coalesce(${sql.join(texts, sql`, `)})`;
}

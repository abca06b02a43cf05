import { spellings } from '@xinglin/rules';
import { sql, type SQL } from 'drizzle-orm';
import { searchForm } from './search-form';

/** Words as they stand in a pattern of LIKE: its own signs count as what they are. */
export const likeLiteral = (words: string): string => words.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** What a value of several languages says in all of them, or a list of such values, without the names of its fields. */
export const saidIn = (value: SQL): SQL =>
  sql`(select coalesce(string_agg(said #>> '{}', ' '), '')
    from jsonb_path_query(${value}, 'strict $.**') said where jsonb_typeof(said) = 'string')`;

/** Whether a text in SQL holds each word that was typed, as it was typed or in the form of all searches. */
export function holdsWords(text: SQL, typed: string): SQL {
  const words = typed.split(/\s+/u).filter(Boolean);
  const each = words.map((word) => {
    const folded = spellings(searchForm(word));
    // Names are stored as they are printed, with ü.
    const printed = folded.map((way) => way.replaceAll(/([ln])[uv]/g, '$1ü'));
    const patterns = [...new Set([word, ...folded, ...printed])].map(
      (form) => sql`${`%${likeLiteral(form)}%`}`,
    );
    return sql`${text} ilike any (array[${sql.join(patterns, sql`, `)}]::text[])`;
  });
  return each.length === 0 ? sql`true` : sql`(${sql.join(each, sql` and `)})`;
}

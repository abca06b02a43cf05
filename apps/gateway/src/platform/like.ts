import { sql, type SQL } from 'drizzle-orm';
import { searchForm } from './search-form';
/** Words as they stand in a pattern of LIKE: its own signs count as what they are. */
export const likeLiteral = (words: string): string => words.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Whether a text in SQL holds what was typed, as it was typed or in the form of all searches. */
export function holdsWords(text: SQL, typed: string): SQL {
  const patterns = [...new Set([typed, searchForm(typed)])].map(
    (words) => sql`${`%${likeLiteral(words)}%`}`,
  );
  return sql`${text} ilike any (array[${sql.join(patterns, sql`, `)}]::text[])`;
}

import { customType, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** Lexemes made by the application (see search-text.ts), never by a PostgreSQL dictionary. */
const tsvector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });

/**
 * Narrow table for searching doctors. `words` is the folded text and the filter marks, `lexemes`
 * the same as lexemes; `score` is the order of the results. The second index holds `words` as
 * well, so that a walk down the scores need not touch the table.
 */
export const doctorSearch = pgTable(
  'doctor_search',
  {
    id: text('id').primaryKey(),
    score: integer('score').notNull(),
    words: text('words').notNull(),
    lexemes: tsvector('lexemes').notNull(),
  },
  (table) => [
    index('doctor_search_lexemes').using('gin', table.lexemes),
    index('doctor_search_score').on(
      table.score.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.words,
    ),
  ],
);

/** The same for hospitals. */
export const hospitalSearch = pgTable(
  'hospital_search',
  {
    id: text('id').primaryKey(),
    score: integer('score').notNull(),
    words: text('words').notNull(),
    lexemes: tsvector('lexemes').notNull(),
  },
  (table) => [
    index('hospital_search_lexemes').using('gin', table.lexemes),
    index('hospital_search_score').on(
      table.score.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.words,
    ),
  ],
);

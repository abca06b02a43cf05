import { locales } from '@xinglin/rules';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { HelpBlock } from '@xinglin/contract';
import type { z } from 'zod';

/** Categories of questions, in the order in which they are shown. */
export const helpCategories = pgTable('help_categories', {
  categoryId: text('category_id').primaryKey(),
  position: integer('position').notNull(),
});

/** The name of a category in one language. */
export const helpCategoryNames = pgTable(
  'help_category_names',
  {
    categoryId: text('category_id')
      .notNull()
      .references(() => helpCategories.categoryId, { onDelete: 'cascade' }),
    locale: text('locale', { enum: locales }).notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.locale] })],
);

/** Questions people ask, in the order in which they stand in their category. */
export const helpQuestions = pgTable(
  'help_questions',
  {
    questionId: text('question_id').primaryKey(),
    categoryId: text('category_id')
      .notNull()
      .references(() => helpCategories.categoryId, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Place among those asked most; null for the others. */
    hotRank: integer('hot_rank'),
  },
  (table) => [index('help_questions_category').on(table.categoryId, table.position)],
);

/** A question and its answer in one language. */
export const helpTexts = pgTable(
  'help_texts',
  {
    questionId: text('question_id')
      .notNull()
      .references(() => helpQuestions.questionId, { onDelete: 'cascade' }),
    locale: text('locale', { enum: locales }).notNull(),
    question: text('question').notNull(),
    blocks: jsonb('blocks').$type<readonly z.output<typeof HelpBlock>[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.locale] })],
);

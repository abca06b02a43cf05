import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../../kernel/people/accounts/tables';

/** Which lists an account wants in front. */
export const rankingTags = pgTable('ranking_tags', {
  ownerId: text('owner_id')
    .primaryKey()
    .references(() => users.userId),
  /** Standard departments, the first one first. */
  tagIds: jsonb('tag_ids').$type<readonly string[]>().notNull(),
});

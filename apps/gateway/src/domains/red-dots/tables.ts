import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../../kernel/people/accounts/tables';
import { moment } from '../../platform/columns';

/** When an account last looked at a place where something may be new. */
export const redDotsSeen = pgTable(
  'red_dots_seen',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    place: text('place', { enum: ['appointments', 'realName'] }).notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.place] })],
);

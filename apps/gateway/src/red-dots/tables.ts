import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../account/tables';

/** When an account last looked at a place where something may be new. */
export const redDotsSeen = pgTable(
  'red_dots_seen',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    place: text('place', { enum: ['appointments', 'realName'] }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true, mode: 'date', precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.place] })],
);

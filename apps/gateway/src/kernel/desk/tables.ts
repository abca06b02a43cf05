import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns';

/** What was done at the desk, by whom, with which key. A trigger keeps lines from being changed or taken away. */
export const deskActs = pgTable(
  'desk_acts',
  {
    actId: text('act_id').primaryKey(),
    at: moment('at').notNull(),
    /** The key's name in the settings. */
    keyName: text('key_name').notNull(),
    /** As the hospital's system named them; null where the key was refused before the name was read. */
    staff: text('staff'),
    action: text('action').notNull(),
    /** The id of what it was about: a review, an order, a shift. */
    subject: text('subject'),
    /** `done`, or the name of the refusal. */
    outcome: text('outcome').notNull(),
  },
  (table) => [
    index('desk_acts_at').on(table.at, table.actId),
    index('desk_acts_subject').on(table.subject, table.at),
  ],
);

import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns';

/** Links that open the mini-program, for as long as they do. */
export const miniProgramLinks = pgTable(
  'mini_program_links',
  {
    path: text('path').notNull(),
    query: text('query').notNull(),
    urlLink: text('url_link').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.path, table.query] }),
    index('mini_program_links_expires_at').on(table.expiresAt),
  ],
);

/**
 * What the messaging app last told a platform to ask with. It is kept as it is, since it is sent back, and opens
 * nothing without the platform's secret.
 */
export const platformTickets = pgTable('platform_tickets', {
  componentAppId: text('component_app_id').primaryKey(),
  ticket: text('ticket').notNull(),
  /** When the messaging app made it. */
  createdAt: moment('created_at').notNull(),
});

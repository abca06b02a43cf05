import { locales } from '@xinglin/rules';
import { writeOffStates } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns';

/** Requests to close an account, with how each ended; nothing in them says whose they were once it is closed. */
export const writeOffRequests = pgTable(
  'write_off_requests',
  {
    requestId: text('request_id').primaryKey(),
    userId: text('user_id').notNull(),
    state: text('state', { enum: writeOffStates }).notNull(),
    /** Language of the message at the end. */
    locale: text('locale', { enum: locales }).notNull(),
    /** The channel that it was asked for in, which signs that message; null for the main portal. */
    appId: text('app_id'),
    requestedAt: moment('requested_at').notNull(),
    /** When the days of reflection are over. */
    completesAt: moment('completes_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('write_off_requests_cooling')
      .on(table.userId)
      .where(sql`state = 'cooling'`),
    index('write_off_requests_due')
      .on(table.completesAt)
      .where(sql`state = 'cooling'`),
    index('write_off_requests_user').on(table.userId, table.requestedAt.desc()),
  ],
);

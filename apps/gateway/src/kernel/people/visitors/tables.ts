import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables';
import { moment } from '../../../platform/columns';

/** What opens the next session of a visitor's account, by the hash of its token. */
export const temporaryTokens = pgTable(
  'temporary_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    /** Only this device may use it. */
    deviceId: text('device_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Kept once used: a second use tells of a theft. */
    usedAt: moment('used_at'),
  },
  (table) => [
    index('temporary_tokens_user').on(table.userId),
    index('temporary_tokens_expires_at').on(table.expiresAt),
  ],
);

/** Accounts that belong to a device only, until a sign-in binds them or they are deleted. */
export const visitors = pgTable(
  'visitors',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.userId),
    /** When the last token ends that was given out for it. */
    returnsUntil: moment('returns_until').notNull(),
  },
  (table) => [index('visitors_returns_until').on(table.returnsUntil)],
);

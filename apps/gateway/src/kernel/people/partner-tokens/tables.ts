import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/columns';
import { partners } from '../../partners/tables';
import { users } from '../accounts/tables';

/** Tokens that a channel's native app holds for its people, by their hash. */
export const partnerTokens = pgTable(
  'partner_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    partnerCode: text('partner_code')
      .notNull()
      .references(() => partners.partnerCode),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('partner_tokens_user').on(table.userId),
    index('partner_tokens_expires_at').on(table.expiresAt),
  ],
);

import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { users } from '../../kernel/people/accounts/tables';
import { moment } from '../../platform/columns';

/** Verifications of who a sleeping account belongs to, by the hash of their token. */
export const riskChecks = pgTable(
  'risk_checks',
  {
    riskTokenHash: text('risk_token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    /** The number that a code has proven. */
    mobile: text('mobile').notNull(),
    deviceId: text('device_id').notNull(),
    wrongTries: smallint('wrong_tries').notNull().default(0),
    passedAt: moment('passed_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('risk_checks_user').on(table.userId),
    index('risk_checks_expires_at').on(table.expiresAt),
  ],
);

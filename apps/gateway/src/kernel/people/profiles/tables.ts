import { date, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables';
import { moment } from '../../../platform/columns';

/** What a person tells of themself; an account without a row has told nothing. */
export const userProfiles = pgTable('user_profiles', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.userId),
  gender: text('gender', { enum: ['female', 'male'] }),
  birthDate: date('birth_date', { mode: 'string' }),
  updatedAt: moment('updated_at').notNull(),
});

/** Proofs of an account's former number, by their hash. */
export const ownerProofs = pgTable(
  'owner_proofs',
  {
    proofHash: text('proof_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    /** The session it was given to; in another one it is worth nothing. */
    tokenId: text('token_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('owner_proofs_expires_at').on(table.expiresAt)],
);

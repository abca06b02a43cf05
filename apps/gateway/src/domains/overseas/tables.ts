import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns';
import { sealedText } from '../../platform/sealing';

/** Those for whom an account abroad asks. */
export const askers = pgTable(
  'askers',
  {
    askerId: text('asker_id').primaryKey(),
    /** The account it belongs to. */
    ownerId: text('owner_id').notNull(),
    nickname: text('nickname').notNull(),
    gender: text('gender', { enum: ['female', 'male'] }).notNull(),
    /** How old in whole months, and on which day that was said. */
    ageMonths: integer('age_months').notNull(),
    agedOn: date('aged_on', { mode: 'string' }).notNull(),
    /** ISO 3166. */
    country: text('country').notNull(),
    cardType: text('card_type', {
      enum: ['passport', 'idCard', 'homeReturnPermit', 'taiwanPass'],
    }).notNull(),
    /** In full; every answer masks it. */
    cardNo: sealedText('card_no').notNull(),
    /** Keyed hash of the document, by which a second one of the same person is found. */
    identityHash: text('identity_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('askers_owner').on(table.ownerId, table.createdAt),
    uniqueIndex('askers_identity').on(table.ownerId, table.identityHash),
  ],
);

import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/columns';
import { sealedText } from '../../../platform/sealing';
import { consultOrders } from '../tables';

/** Cases that their owners shared without names. A row stays after it was withdrawn, as the record of the consent. */
export const caseShares = pgTable(
  'case_shares',
  {
    shareId: text('share_id').primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => consultOrders.orderNo),
    ownerId: text('owner_id').notNull(),
    /** SHA-256 of what its address carries. */
    tokenHash: text('token_hash').notNull(),
    /** The token itself, for the owner's list; null once it was withdrawn. */
    token: sealedText('token'),
    /** A `SharedCase` as JSON, exactly as it was agreed to; null once it was withdrawn. */
    content: sealedText('content'),
    /** Version of the words that were agreed to. */
    version: text('version').notNull(),
    reads: integer('reads').notNull().default(0),
    sharedAt: moment('shared_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [
    unique('case_shares_token').on(table.tokenHash),
    // One open share a consult, whatever two devices do at once.
    uniqueIndex('case_shares_open')
      .on(table.orderNo)
      .where(sql`withdrawn_at IS NULL`),
    index('case_shares_owner').on(table.ownerId, table.sharedAt),
    check(
      'case_shares_withdrawn',
      sql`(withdrawn_at IS NULL) = (token IS NOT NULL) AND (withdrawn_at IS NULL) = (content IS NOT NULL)`,
    ),
  ],
);

export type CaseShareRow = typeof caseShares.$inferSelect;

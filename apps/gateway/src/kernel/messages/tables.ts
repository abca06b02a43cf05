import { messageGroups, messageTopics } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns';
import { sealedText } from '../../platform/sealing';
import { users } from '../people/accounts/tables';

/** Messages of the product to an account, written in the transaction that caused it, as the outbox is. */
export const accountMessages = pgTable(
  'account_messages',
  {
    messageId: text('message_id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.userId),
    /** All messages about one thing have the same: an order's number, else an id of its own. */
    matterId: text('matter_id').notNull(),
    topic: text('topic', { enum: messageTopics }).notNull(),
    group: text('message_group', { enum: messageGroups }).notNull(),
    /** The order, where the owner ordered it. */
    orderNo: text('order_no'),
    /** Kind of the order that it is about. */
    orderKind: text('order_kind'),
    /** As it was sent. */
    body: sealedText('body').notNull(),
    /** Where else it went; null where it is here alone. */
    channel: text('channel', { enum: ['sms', 'email'] }),
    /** The number or the address, masked. */
    maskedTo: text('masked_to'),
    sentAt: moment('sent_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [
    index('account_messages_owner').on(table.ownerId, table.sentAt, table.messageId),
    index('account_messages_unread')
      .on(table.ownerId)
      .where(sql`read_at IS NULL`),
    index('account_messages_sent_at').on(table.sentAt),
  ],
);

export type AccountMessageRow = typeof accountMessages.$inferSelect;

import { conversationSides } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns';
import { sealedText } from '../../platform/sealing';
import { doctors } from '../places/tables';

/** Conversations of an account with a doctor. Who writes, withdraws, reads or ends locks the row first. */
export const conversations = pgTable(
  'conversations',
  {
    /** Number of the order that it belongs to, or another name that its kind gives it. */
    key: text('key').primaryKey(),
    /** Name of its kind, see `ConversationKind`. */
    kind: text('kind').notNull(),
    ownerId: text('owner_id').notNull(),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id),
    /** Number of the last message; 0 before the first. */
    lastNumber: integer('last_number').notNull().default(0),
    /** Grows with everything that a reader should see, so that it can be asked what is newer. */
    revision: integer('revision').notNull().default(0),
    /** The revision at which its calls last changed; 0 where there was none. Spares readers a query. */
    callRevision: integer('call_revision').notNull().default(0),
    /** Up to which message each side has read. */
    ownerRead: integer('owner_read').notNull().default(0),
    doctorRead: integer('doctor_read').notNull().default(0),
    openedAt: moment('opened_at').notNull(),
    /** When it ended; from then on only the system writes. */
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('conversations_owner').on(table.ownerId),
    index('conversations_closed').on(table.closedAt),
    check('conversations_marks', sql`owner_read <= last_number AND doctor_read <= last_number`),
  ],
);

export type ConversationRow = typeof conversations.$inferSelect;

/** What was said, numbered without a gap within its conversation. */
export const conversationMessages = pgTable(
  'conversation_messages',
  {
    messageId: text('message_id').primaryKey(),
    key: text('key')
      .notNull()
      .references(() => conversations.key),
    number: integer('number').notNull(),
    /** The conversation's revision when the message was written or withdrawn. */
    revision: integer('revision').notNull(),
    /** What its author's device called it, so that it is kept once; null for one that no device wrote. */
    clientId: text('client_id'),
    side: text('side', { enum: conversationSides }).notNull(),
    /** The `type` of its content, so that some can be found unread; null for one written before it was kept. */
    contentType: text('content_type'),
    /** A `StoredContent` as JSON; null once it was withdrawn. */
    content: sealedText('content'),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('conversation_messages_number').on(table.key, table.number),
    unique('conversation_messages_client').on(table.key, table.clientId),
    index('conversation_messages_revision').on(table.key, table.revision),
    check('conversation_messages_begin', sql`number > 0`),
  ],
);

export type MessageRow = typeof conversationMessages.$inferSelect;

import { aiChatSides, aiChatVerdicts } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { patients } from '../../kernel/people/patients/tables';
import { moment } from '../../platform/columns';
import { sealedText } from '../../platform/sealing';

/** Conversations of an account with the AI guide. Who asks locks the row first. */
export const aiConversations = pgTable(
  'ai_conversations',
  {
    conversationId: text('conversation_id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    /** Whom a consult is about; null for a conversation of the account itself. */
    patientId: text('patient_id').references(() => patients.patientId),
    /** The number of the last answer, or the place that is kept for it. */
    lastNumber: integer('last_number').notNull(),
    /** Until when an answer is being written; it lapses where the gateway stopped meanwhile. */
    answeringUntil: moment('answering_until'),
    begunAt: moment('begun_at').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [index('ai_conversations_owner').on(table.ownerId, table.lastAt)],
);

export type AiConversationRow = typeof aiConversations.$inferSelect;

/** Questions and answers; the answer to question `n` is number `n + 1`. */
export const aiMessages = pgTable(
  'ai_messages',
  {
    messageId: text('message_id').primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => aiConversations.conversationId, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    side: text('side', { enum: aiChatSides }).notNull(),
    /** What its author's device called it; null for an answer. */
    clientId: text('client_id'),
    /** `KeptWords` as JSON. */
    content: sealedText('content').notNull(),
    isBroken: boolean('is_broken').notNull().default(false),
    isUrgent: boolean('is_urgent').notNull().default(false),
    verdict: text('verdict', { enum: aiChatVerdicts }),
    /** Why it did not help, in the person's own words. */
    reason: sealedText('reason'),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('ai_messages_number').on(table.conversationId, table.number),
    unique('ai_messages_client').on(table.conversationId, table.clientId),
    check('ai_messages_begin', sql`number > 0`),
  ],
);

export type AiMessageRow = typeof aiMessages.$inferSelect;

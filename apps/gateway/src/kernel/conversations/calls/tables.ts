import { videoCallModes, videoCallStates } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../../platform/columns';
import { sealedText } from '../../../platform/sealing';
import { conversations } from '../tables';

/** Who is in a call. */
export const callSides = ['patient', 'doctor'] as const;
export type CallSide = (typeof callSides)[number];

/** Calls by video. Who changes one locks its conversation first. */
export const conversationCalls = pgTable(
  'conversation_calls',
  {
    callId: text('call_id').primaryKey(),
    key: text('key')
      .notNull()
      .references(() => conversations.key),
    state: text('state', { enum: videoCallStates }).notNull(),
    mode: text('mode', { enum: videoCallModes }).notNull(),
    /** Grows when a side enters; signals of a former round are void. */
    round: integer('round').notNull(),
    /** Number of the last signal; 0 before the first. */
    lastSignal: integer('last_signal').notNull().default(0),
    /** The conversation's revision when it last changed. */
    revision: integer('revision').notNull(),
    /** What the device of each side calls itself; null while that side was not there. */
    patientDevice: text('patient_device'),
    doctorDevice: text('doctor_device'),
    startedAt: moment('started_at').notNull(),
    joinedAt: moment('joined_at'),
    /** When it ends by itself; null for no limit. */
    until: moment('until'),
    endedAt: moment('ended_at'),
    endedBy: text('ended_by', { enum: [...callSides, 'system'] }),
  },
  (table) => [
    uniqueIndex('conversation_calls_open')
      .on(table.key)
      .where(sql`ended_at IS NULL`),
    index('conversation_calls_until')
      .on(table.until)
      .where(sql`ended_at IS NULL`),
    index('conversation_calls_of').on(table.key, table.revision),
    check(
      'conversation_calls_ended',
      sql`(state = 'ended') = (ended_at IS NOT NULL) AND (ended_at IS NULL) = (ended_by IS NULL)`,
    ),
    check('conversation_calls_joined', sql`state <> 'joined' OR joined_at IS NOT NULL`),
  ],
);

export type CallRow = typeof conversationCalls.$inferSelect;

/** What the sides of a call signal. They hold addresses of networks: a new round and the end of the call remove them. */
export const callSignals = pgTable(
  'conversation_call_signals',
  {
    signalId: text('signal_id').primaryKey(),
    callId: text('call_id')
      .notNull()
      .references(() => conversationCalls.callId),
    number: integer('number').notNull(),
    revision: integer('revision').notNull(),
    round: integer('round').notNull(),
    side: text('side', { enum: callSides }).notNull(),
    /** A `VideoSignalContent` as JSON. */
    content: sealedText('content').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    unique('conversation_call_signals_number').on(table.callId, table.number),
    index('conversation_call_signals_at').on(table.at),
  ],
);

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { moment } from './columns';
import { sealedJson, sealedText } from './sealing';

/** One row: how far the sandbox has moved the clock of all gateways. */
export const clockOffsets = pgTable('clock_offsets', {
  id: integer('id').primaryKey(),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
});

/** First answers of mutations by `requestid`, kept for 24 hours. */
export const idempotency = pgTable(
  'idempotency',
  {
    /** The account, or the device of a visitor. */
    scope: text('scope').notNull(),
    requestId: text('request_id').notNull(),
    /** SHA-256 of the call's path and its parsed body. */
    bodyHash: text('body_hash').notNull(),
    /** HTTP status of the first answer; null only within the first call's own transaction. */
    status: integer('status'),
    /** The envelope, sealed: it may hold a proof or what a person is known by. The repetition is the same to the byte. */
    answer: sealedJson('answer', 'json'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.requestId] }),
    index('idempotency_expires_at').on(table.expiresAt),
  ],
);

/** Messages written in the transaction that caused them, delivered afterwards. */
export const outboxMessages = pgTable(
  'outbox_messages',
  {
    messageId: text('message_id').primaryKey(),
    channel: text('channel', { enum: ['sms', 'email', 'voice', 'webhook'] }).notNull(),
    recipient: text('recipient').notNull(),
    body: sealedText('body').notNull(),
    code: sealedText('code'),
    createdAt: moment('created_at').notNull(),
    deliveredAt: moment('delivered_at'),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at').notNull(),
    failed: boolean('failed').notNull().default(false),
  },
  (table) => [
    index('outbox_messages_recipient').on(table.recipient, table.createdAt),
    index('outbox_messages_waiting')
      .on(table.nextAttemptAt)
      .where(sql`delivered_at IS NULL AND NOT failed`),
  ],
);

/** Attempts counted by rate-limiter-flexible, which names and uses the columns. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970 by the machine's clock. */
  expire: bigint('expire', { mode: 'number' }),
});

/** Rules by which apps encrypt bodies; each belongs to one app on one device. */
export const encryptionRules = pgTable(
  'encryption_rules',
  {
    secretCode: text('secret_code').primaryKey(),
    appId: text('app_id').notNull(),
    deviceId: text('device_id').notNull(),
    /** 1 is AES, 2 is DES. */
    algorithm: integer('algorithm').notNull(),
    /** Which stretch of time the rule was made for; a device has one a stretch. */
    slot: bigint('slot', { mode: 'number' }).notNull(),
    privateKey: text('private_key').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('encryption_rules_device').on(table.appId, table.deviceId, table.algorithm, table.slot),
    index('encryption_rules_expires_at').on(table.expiresAt),
  ],
);

/** Signed messages that were taken, for as long as their timestamp would let them in again. */
export const signedMessages = pgTable(
  'signed_messages',
  {
    keyId: text('key_id').notNull(),
    messageId: text('message_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.keyId, table.messageId] }),
    index('signed_messages_expires_at').on(table.expiresAt),
  ],
);

/** Which one-time steps, such as the seed, were done. */
export const markers = pgTable('markers', {
  name: text('name').primaryKey(),
  doneAt: moment('done_at').notNull(),
});

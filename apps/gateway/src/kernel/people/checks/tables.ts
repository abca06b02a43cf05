import type { CheckWork } from '@xinglin/contract';
import { index, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { codeScenes } from '../accounts/tables';
import { moment } from '../../../platform/columns';

/** What a check is passed for. */
export const checkPurposes = ['sendCode', 'signIn', 'visitor', 'partner', 'booking'] as const;

/** The work of a check as it was given out, signed so that no other is taken for it. */
export interface SignedWork {
  readonly parameters: z.output<typeof CheckWork>['parameters'];
  readonly signature: string;
}

/** Checks under way or passed; each is deleted by its use. */
export const personChecks = pgTable(
  'person_checks',
  {
    /** Empty where the caller named no device. */
    deviceId: text('device_id').notNull(),
    purpose: text('purpose', { enum: checkPurposes }).notNull(),
    /** The caller's own name for it. */
    pageId: text('page_id').notNull(),
    /** Signs the work, salts the picture's code; never leaves the gateway. */
    secret: text('secret').notNull(),
    /** Null for a picture. */
    work: jsonb('work').$type<SignedWork>(),
    /** Null for work. */
    codeHash: text('code_hash'),
    wrongTries: smallint('wrong_tries').notNull().default(0),
    /** Of the token that passing gave; null until then. */
    passHash: text('pass_hash'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.deviceId, table.purpose, table.pageId] }),
    index('person_checks_pass').on(table.passHash),
    index('person_checks_expires_at').on(table.expiresAt),
  ],
);

/** Messages that a number's holder was asked to send; what is to be sent follows from `messageId` and a key. */
export const awaitedMessages = pgTable(
  'awaited_messages',
  {
    messageId: text('message_id').primaryKey(),
    /** The number that it has to come from. */
    mobile: text('mobile').notNull(),
    scene: text('scene', { enum: codeScenes }).notNull(),
    /** The device that asked; only it is told the code. */
    deviceId: text('device_id').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    receivedAt: moment('received_at'),
    /** When the code was told. */
    toldAt: moment('told_at'),
  },
  (table) => [
    index('awaited_messages_mobile').on(table.mobile, table.createdAt),
    index('awaited_messages_created_at').on(table.createdAt),
  ],
);

import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { StaffRole } from '@xinglin/contract';
import { moment } from '../../../platform/columns';
import { sealedText } from '../../../platform/sealing';

/** People who work at the hospital and sign in to the staff app. None is taken away: the ledger points at them. */
export const staffAccounts = pgTable(
  'staff_accounts',
  {
    staffId: text('staff_id').primaryKey(),
    /** The name to sign in by, in lower case. */
    account: text('account').notNull(),
    name: text('name').notNull(),
    roles: text('roles').array().$type<StaffRole[]>().notNull(),
    /** The doctor of the directory that they are; null for all others. */
    doctorId: text('doctor_id'),
    /** Where texts go while they are on duty; null for none. */
    mobile: sealedText('mobile'),
    isOnDuty: boolean('is_on_duty').notNull().default(false),
    /** argon2id; null until an invitation was accepted. */
    passwordHash: text('password_hash'),
    /** Secret of the authenticator app in Base32; null until an invitation was accepted. */
    totpSecret: sealedText('totp_secret'),
    /** The step of the last code that was taken, so that no code counts twice (RFC 6238 §5.2). */
    totpStep: bigint('totp_step', { mode: 'number' }),
    /** Hashes of the recovery codes that are left. */
    recoveryHashes: text('recovery_hashes')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at'),
    lockedUntil: moment('locked_until'),
    closedAt: moment('closed_at'),
  },
  (table) => [
    uniqueIndex('staff_accounts_account').on(table.account),
    index('staff_accounts_doctor').on(table.doctorId),
    check('staff_accounts_roles', sql`cardinality(${table.roles}) > 0`),
  ],
);

/** Sessions of the staff app, by the hash of their token. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    staffId: text('staff_id')
      .notNull()
      .references(() => staffAccounts.staffId),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('staff_sessions_staff').on(table.staffId)],
);

/** The first step of a sign-in, which the second one goes on from. */
export const staffTickets = pgTable('staff_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  staffId: text('staff_id')
    .notNull()
    .references(() => staffAccounts.staffId),
  expiresAt: moment('expires_at').notNull(),
});

/** Invitations by which password and second factor are set, at first or again. Each account has one at most. */
export const staffInvitations = pgTable('staff_invitations', {
  staffId: text('staff_id')
    .primaryKey()
    .references(() => staffAccounts.staffId),
  tokenHash: text('token_hash').notNull().unique(),
  /** Becomes the account's secret when the invitation is accepted. */
  totpSecret: sealedText('totp_secret').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

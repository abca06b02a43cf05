import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables';
import { partners } from '../../partners/tables';
import { moment } from '../../../platform/columns';

/** Accounts of others that sign in to one of ours. `provider` of a partner's person is `partner:<code>`. */
export const identities = pgTable(
  'identities',
  {
    provider: text('provider').notNull(),
    /** The provider's own name of the person, opaque. */
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    uniqueIndex('identities_user').on(table.userId, table.provider),
  ],
);

/** Sign-ins that were begun at a provider, by the hash of their state. */
export const signInStates = pgTable(
  'sign_in_states',
  {
    stateHash: text('state_hash').primaryKey(),
    provider: text('provider').notNull(),
    /** Only the device that began it may end it. */
    deviceId: text('device_id').notNull(),
    returnUrl: text('return_url').notNull(),
    target: text('target'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sign_in_states_expires_at').on(table.expiresAt)],
);

/** Identities that were proven and belong to no account yet, by the hash of the token that binds them. */
export const unboundIdentities = pgTable(
  'unbound_identities',
  {
    bindTokenHash: text('bind_token_hash').primaryKey(),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    deviceId: text('device_id').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('unbound_identities_expires_at').on(table.expiresAt)],
);

/** Tickets of partners that were used, for as long as their signature would let them in again. */
export const usedTickets = pgTable(
  'used_tickets',
  {
    partnerCode: text('partner_code')
      .notNull()
      .references(() => partners.partnerCode),
    nonce: text('nonce').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerCode, table.nonce] }),
    index('used_tickets_expires_at').on(table.expiresAt),
  ],
);

/** What a person lets a channel know; each change is a row, the newest one holds. */
export const authorizations = pgTable(
  'authorizations',
  {
    authorizationId: text('authorization_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.userId),
    partnerCode: text('partner_code')
      .notNull()
      .references(() => partners.partnerCode),
    scopes: jsonb('scopes').$type<('profile' | 'patients' | 'orders')[]>().notNull(),
    /** Of whom in the family; null is all of them. */
    patientIds: jsonb('patient_ids').$type<string[]>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('authorizations_user').on(table.userId, table.partnerCode, table.createdAt)],
);

/** What the sandbox's providers have vouched for: one use, by the hash of the code or token. */
export const sandboxGrants = pgTable(
  'sandbox_grants',
  {
    grantHash: text('grant_hash').primaryKey(),
    /** A provider, `oneKey`, or `messagingPlatform`. */
    provider: text('provider').notNull(),
    /** The identity; of `oneKey` the number. */
    subject: text('subject').notNull(),
    returnUrl: text('return_url').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('sandbox_grants_expires_at').on(table.expiresAt)],
);

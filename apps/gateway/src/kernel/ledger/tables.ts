import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { users } from '../people/accounts/tables';
import { moment } from '../../platform/columns';

const kind = () => text('kind', { enum: ['healthCoin'] }).notNull();

/** How much an account holds of one kind of value: always the sum of its entries, never below zero. */
export const wallets = pgTable(
  'wallets',
  {
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.userId),
    kind: kind(),
    /** In whole units. */
    balance: bigint('balance', { mode: 'number' }).notNull(),
    /** How many entries there are; the number of the last one. */
    version: integer('version').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.kind] }),
    check('wallets_not_negative', sql`balance >= 0`),
  ],
);

/** What came and went, one row a movement. Rows are added and never changed; a mistake is put right by another row. */
export const walletEntries = pgTable(
  'wallet_entries',
  {
    entryId: text('entry_id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    kind: kind(),
    /** Its place in the wallet, from 1 and without gaps. */
    version: integer('version').notNull(),
    /** Positive came, negative went. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Which domain moved it and for what, as `domain.event`. */
    reason: text('reason').notNull(),
    /** Names the movement within its wallet: it happens once. */
    idempotencyKey: text('idempotency_key').notNull(),
    balanceAfter: bigint('balance_after', { mode: 'number' }).notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'wallet_entries_wallet',
      columns: [table.ownerId, table.kind],
      foreignColumns: [wallets.ownerId, wallets.kind],
    }),
    unique('wallet_entries_place').on(table.ownerId, table.kind, table.version),
    unique('wallet_entries_once').on(table.ownerId, table.kind, table.idempotencyKey),
    check('wallet_entries_move_something', sql`amount <> 0`),
    check('wallet_entries_not_negative', sql`balance_after >= 0`),
  ],
);

/** What of a credit is left to be spent, and until when; together the lots of a wallet are its balance. */
export const walletLots = pgTable(
  'wallet_lots',
  {
    lotId: text('lot_id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    kind: kind(),
    remaining: bigint('remaining', { mode: 'number' }).notNull(),
    /** Null for what never expires. */
    expiresAt: moment('expires_at'),
  },
  (table) => [
    foreignKey({
      name: 'wallet_lots_wallet',
      columns: [table.ownerId, table.kind],
      foreignColumns: [wallets.ownerId, wallets.kind],
    }),
    index('wallet_lots_owner').on(table.ownerId, table.kind, table.expiresAt),
    check('wallet_lots_not_negative', sql`remaining >= 0`),
  ],
);

/** From which lots a spending was taken, so that what comes back keeps its expiry. */
export const walletLotUses = pgTable(
  'wallet_lot_uses',
  {
    entryId: text('entry_id')
      .notNull()
      .references(() => walletEntries.entryId),
    lotId: text('lot_id')
      .notNull()
      .references(() => walletLots.lotId),
    amount: bigint('amount', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.lotId] }),
    check('wallet_lot_uses_something', sql`amount > 0`),
  ],
);

import { activityKinds, activityPrizeKinds } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { orders } from '../../../kernel/orders/tables';
import { moment } from '../../../platform/columns';
import type { Localised } from '../../../platform/localised';
import { sealedText } from '../../../platform/sealing';
import { healthCoinGoods } from '../tables';

/** Draws that anybody can check once they are over. */
export const activities = pgTable(
  'activities',
  {
    activityId: text('activity_id').primaryKey(),
    kind: text('kind', { enum: activityKinds }).notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    subtitle: jsonb('subtitle').$type<Localised>().notNull(),
    /** In sentences. */
    rules: jsonb('rules').$type<Localised[]>().notNull(),
    /** What an entry costs. */
    coins: integer('coins').notNull(),
    mostPerPerson: integer('most_per_person').notNull(),
    places: integer('places').notNull(),
    /** Entries so far: the sequence of the last one. Counted under this row's lock, so that draws follow each other. */
    entries: integer('entries').notNull().default(0),
    beginsAt: moment('begins_at').notNull(),
    /** From then on the seed is told. */
    endsAt: moment('ends_at').notNull(),
    /** The key of all its draws; who reads the database cannot draw beforehand. */
    seed: sealedText('seed').notNull(),
    /** SHA-256 of the seed, told from the beginning. */
    seedHash: text('seed_hash').notNull(),
    position: integer('position').notNull(),
  },
  () => [
    check('activities_entries', sql`entries BETWEEN 0 AND places`),
    check('activities_time', sql`begins_at <= ends_at`),
    check('activities_most', sql`most_per_person > 0`),
    check('activities_coins', sql`coins >= 0 AND (coins > 0) = (kind = 'coins')`),
  ],
);

/** What can be won, side by side in their order; the last one is what is left when another is gone. */
export const activityPrizes = pgTable(
  'activity_prizes',
  {
    prizeId: text('prize_id').primaryKey(),
    activityId: text('activity_id')
      .notNull()
      .references(() => activities.activityId),
    position: integer('position').notNull(),
    kind: text('kind', { enum: activityPrizeKinds }).notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    /** What is credited; null for what is no coins. */
    coins: integer('coins'),
    /** What is sent; null for what is no goods. */
    goodsId: text('goods_id').references(() => healthCoinGoods.goodsId),
    /** Of a million. */
    odds: integer('odds').notNull(),
    /** How many there were; null for as many as are drawn. */
    stock: integer('stock'),
    left: integer('left_count'),
  },
  (table) => [
    unique('activity_prizes_place').on(table.activityId, table.position),
    check('activity_prizes_odds', sql`odds BETWEEN 0 AND 1000000`),
    check('activity_prizes_left', sql`left_count >= 0 AND left_count <= stock`),
    check('activity_prizes_stock', sql`(stock IS NULL) = (left_count IS NULL)`),
    check(
      'activity_prizes_kind',
      sql`(kind = 'coins') = (coins IS NOT NULL) AND (kind = 'goods') = (goods_id IS NOT NULL) AND coins > 0`,
    ),
  ],
);

/** Who entered, in the order of the draws, and what each won; without its owner a row stays for whoever checks the draw. */
export const activityEntries = pgTable(
  'activity_entries',
  {
    /** `{activityId}.{sequence}`: what is drawn on. */
    entryId: text('entry_id').primaryKey(),
    activityId: text('activity_id')
      .notNull()
      .references(() => activities.activityId),
    sequence: integer('sequence').notNull(),
    /** Null once the account is closed. */
    ownerId: text('owner_id'),
    prizeId: text('prize_id')
      .notNull()
      .references(() => activityPrizes.prizeId),
    /** What was spent. */
    coins: integer('coins').notNull(),
    at: moment('at').notNull(),
    /** The order that sends the prize; null while there is no address, and for what is not sent. */
    orderNo: text('order_no').references(() => orders.orderNo),
  },
  (table) => [
    unique('activity_entries_sequence').on(table.activityId, table.sequence),
    index('activity_entries_owner').on(table.ownerId, table.at),
  ],
);

/** What one entry is made with, once. */
export const activityEnrollTokens = pgTable('activity_enroll_tokens', {
  /** SHA-256 of it. */
  tokenHash: text('token_hash').primaryKey(),
  ownerId: text('owner_id').notNull(),
  activityId: text('activity_id')
    .notNull()
    .references(() => activities.activityId),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
});

/** Invitations of accounts, one for each activity. */
export const activityInvites = pgTable(
  'activity_invites',
  {
    inviteCode: text('invite_code').primaryKey(),
    activityId: text('activity_id')
      .notNull()
      .references(() => activities.activityId),
    ownerId: text('owner_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [unique('activity_invites_owner').on(table.activityId, table.ownerId)],
);

/** Who followed an invitation; each account follows one. */
export const activityGuests = pgTable(
  'activity_guests',
  {
    inviteCode: text('invite_code')
      .notNull()
      .references(() => activityInvites.inviteCode),
    guestId: text('guest_id').notNull().unique('activity_guests_once'),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.inviteCode, table.guestId] })],
);

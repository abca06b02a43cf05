import type { Quote } from '@xinglin/contract';
import type { QuoteResult } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { moment } from '../../platform/columns';
import type { Localised } from '../../platform/localised';
import { orders } from '../orders/tables';

type Step = z.infer<typeof Quote>['steps'][number];

/** A quote as it is kept: names in every language, so that its reader is told in theirs. */
export interface KeptQuote {
  readonly lines: readonly {
    readonly key: string;
    readonly label: Localised;
    readonly count: number;
    readonly unitCents: number;
    readonly shareCents: number;
  }[];
  readonly listCents: number;
  readonly steps: readonly {
    readonly kind: Step['kind'];
    /** Name of the promotion, the coupon or the seller; null where the kind says it. */
    readonly name: Localised | null;
    readonly cents: number;
  }[];
  readonly goodsCents: number;
  readonly freightCents: number;
  readonly totalCents: number;
  readonly whyNots: readonly (Pick<
    QuoteResult['whyNots'][number],
    'kind' | 'reason' | 'missingCents'
  > & { readonly name: Localised | null })[];
}

/** What an order was agreed at; it never changes. */
export const orderQuotes = pgTable('order_quotes', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => orders.orderNo),
  quote: jsonb('quote').$type<KeptQuote>().notNull(),
});

/** What orders of one kind are called where a coupon is for them. */
const uses = ['goods', 'checkUp', 'membership', 'consult'] as const;

/** Coupons that are given out: each makes many of the same, in a time, so many of them, so many for one account. */
export const couponPacks = pgTable(
  'coupon_packs',
  {
    packId: text('pack_id').primaryKey(),
    title: jsonb('title').$type<Localised>().notNull(),
    /** What is agreed of it. */
    rule: jsonb('rule').$type<Localised>().notNull(),
    /** For which kind of order; null for any. */
    use: text('use', { enum: uses }),
    /** Of which seller; null for all. */
    seller: text('seller'),
    offCents: integer('off_cents').notNull(),
    fromCents: integer('from_cents').notNull(),
    /** How long one is valid from the moment it is received. */
    days: integer('days').notNull(),
    mostPerAccount: integer('most_per_account').notNull(),
    /** How many are left; null for as many as are wanted. */
    remaining: integer('remaining'),
    opensAt: moment('opens_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** Part of the newcomer's gift, and received with nothing else. */
    isGift: boolean('is_gift').notNull().default(false),
    position: integer('position').notNull(),
  },
  () => [
    check('coupon_packs_sums', sql`off_cents > 0 AND from_cents > off_cents`),
    check('coupon_packs_counts', sql`days > 0 AND most_per_account > 0`),
    // More than there are is never given, under any race.
    check('coupon_packs_remaining', sql`remaining >= 0`),
  ],
);

export type CouponPackRow = typeof couponPacks.$inferSelect;

/** Coupons that accounts hold: one takes something off one order, and comes back with what is given up whole. */
export const coupons = pgTable(
  'coupons',
  {
    couponId: text('coupon_id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    /** What it was received as; null for one that service gave. */
    packId: text('pack_id').references(() => couponPacks.packId),
    /** For which kind of order; null for any. */
    use: text('use', { enum: uses }).default('goods'),
    /** Of which seller; null for all. */
    seller: text('seller'),
    offCents: integer('off_cents').notNull(),
    fromCents: integer('from_cents').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** The order that holds it; null while it can be used. */
    orderNo: text('order_no').references(() => orders.orderNo),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('coupons_owner').on(table.ownerId, table.endsAt),
    index('coupons_order')
      .on(table.orderNo)
      .where(sql`order_no IS NOT NULL`),
    check('coupons_sums', sql`off_cents > 0 AND from_cents >= 0`),
  ],
);

export type CouponRow = typeof coupons.$inferSelect;

/** Uses of members' rights: one an order, held while the order lives and removed with what is returned of it. */
export const memberRightUses = pgTable(
  'member_right_uses',
  {
    orderNo: text('order_no')
      .primaryKey()
      .references(() => orders.orderNo),
    /** The card whose right it is; cards belong to the domain of membership. */
    cardId: text('card_id').notNull(),
    rightId: text('right_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('member_right_uses_card').on(table.cardId, table.rightId)],
);

import { tipDrawings } from '@xinglin/contract';
import type { ByLocale } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { orders } from '../../kernel/orders/tables';
import { doctors } from '../../kernel/places/tables';
import { sealedText } from '../../platform/sealing';

/** Gifts by which a patient can thank a doctor. */
export const tipOffers = pgTable(
  'tip_offers',
  {
    offerId: text('offer_id').primaryKey(),
    title: jsonb('title').$type<ByLocale>().notNull(),
    priceCents: integer('price_cents').notNull(),
    drawing: text('drawing', { enum: tipDrawings }).notNull().default('tea'),
  },
  () => [check('tip_offers_price', sql`price_cents > 0`)],
);

/** What only this kind knows of an order, as it was agreed when it was made. */
export const tipOrders = pgTable('tip_orders', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => orders.orderNo),
  offerId: text('offer_id')
    .notNull()
    .references(() => tipOffers.offerId),
  title: jsonb('title').$type<ByLocale>().notNull(),
  doctorId: text('doctor_id')
    .notNull()
    .references(() => doctors.id),
  /** A letter to the doctor; null without one, and once the account is closed. */
  letter: sealedText('letter'),
});

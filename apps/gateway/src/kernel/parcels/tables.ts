import { bigint, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns';
import { orders } from '../orders/tables';
import { sealedText } from '../../platform/sealing';

/** Where an order goes, as the address stood when it was ordered; emptied when its owner is erased. */
export const orderAddresses = pgTable('order_addresses', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => orders.orderNo),
  name: text('name').notNull(),
  /** In full; every answer masks it. */
  mobile: text('mobile').notNull(),
  provinceId: text('province_id').notNull(),
  cityId: text('city_id'),
  districtId: text('district_id'),
  detail: sealedText('detail').notNull(),
});

/** Shipments of orders: one a sender at most. */
export const parcels = pgTable(
  'parcels',
  {
    parcelId: text('parcel_id').primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    /** Who sends it, by the kind of order. */
    senderId: text('sender_id').notNull(),
    carrier: text('carrier').notNull(),
    trackingNo: text('tracking_no').notNull(),
    sentAt: moment('sent_at').notNull(),
    /** Null while it is on its way. */
    deliveredAt: moment('delivered_at'),
  },
  (table) => [uniqueIndex('parcels_once').on(table.orderNo, table.senderId)],
);

export type ParcelRow = typeof parcels.$inferSelect;

/** What the carrier told of a parcel. */
export const parcelEvents = pgTable(
  'parcel_events',
  {
    eventId: bigint('event_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    parcelId: text('parcel_id')
      .notNull()
      .references(() => parcels.parcelId),
    at: moment('at').notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('parcel_events_parcel').on(table.parcelId, table.eventId)],
);

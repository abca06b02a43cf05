import { dispenseStates, drugOrderMethods } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { orders } from '../../kernel/orders/tables';
import { parcels } from '../../kernel/parcels/tables';
import type { KeptQuote } from '../../kernel/pricing/tables';
import { drugs, prescriptions, type WrittenLine } from '../../kernel/prescriptions/tables';
import { moment } from '../../platform/columns';
import type { Localised } from '../../platform/localised';
import { sealedJson, sealedText } from '../../platform/sealing';

/** Pharmacies that fill prescriptions of this hospital. */
export const pharmacies = pgTable('pharmacies', {
  pharmacyId: text('pharmacy_id').primaryKey(),
  name: jsonb('name').$type<Localised>().notNull(),
  address: jsonb('address').$type<Localised>().notNull(),
  phone: text('phone').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  openText: jsonb('open_text').$type<Localised>().notNull(),
  /** On every day, as clocks in China show it: `08:00`; from `00:00` to `24:00` for one that never closes. */
  opensAt: text('opens_at').notNull(),
  closesAt: text('closes_at').notNull(),
  /** Codes of the areas that it delivers to, of any layer; none where it only hands out. */
  deliversTo: jsonb('delivers_to').$type<string[]>().notNull(),
  freightCents: integer('freight_cents').notNull(),
  /** From which sum on it charges no freight; null for never. */
  freeFromCents: integer('free_from_cents'),
  prepareMinutes: integer('prepare_minutes').notNull(),
  deliveryMinutes: integer('delivery_minutes').notNull(),
  /** Minutes within which it acknowledges an order. */
  confirmsWithinMinutes: integer('confirms_within_minutes').notNull(),
  /** Whether it reports what it does with an order. */
  reportsProgress: boolean('reports_progress').notNull(),
  isOpen: boolean('is_open').notNull().default(true),
});

export type PharmacyRow = typeof pharmacies.$inferSelect;

/** What a pharmacy has of a medicine, in packs, and at which price. */
export const pharmacyStock = pgTable(
  'pharmacy_stock',
  {
    pharmacyId: text('pharmacy_id')
      .notNull()
      .references(() => pharmacies.pharmacyId),
    drugId: text('drug_id')
      .notNull()
      .references(() => drugs.drugId),
    priceCents: integer('price_cents').notNull(),
    stock: integer('stock').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pharmacyId, table.drugId] }),
    index('pharmacy_stock_drug').on(table.drugId),
    check('pharmacy_stock_price', sql`price_cents > 0`),
    check('pharmacy_stock_stock', sql`stock >= 0`),
  ],
);

/** What only this kind knows of an order. */
export const drugOrders = pgTable(
  'drug_orders',
  {
    orderNo: text('order_no')
      .primaryKey()
      .references(() => orders.orderNo),
    prescriptionId: text('prescription_id')
      .notNull()
      .references(() => prescriptions.prescriptionId),
    pharmacyId: text('pharmacy_id')
      .notNull()
      .references(() => pharmacies.pharmacyId),
    method: text('method', { enum: drugOrderMethods }).notNull(),
    /** As it was shown and agreed to. */
    quote: sealedJson<KeptQuote>('quote').notNull(),
    /** Until when it can be paid. */
    payBefore: moment('pay_before').notNull(),
    /** When its owner agreed that the pharmacy reads the prescription. */
    authorisedAt: moment('authorised_at').notNull(),
    /** When it went to the present pharmacy; null before it was paid. */
    sentAt: moment('sent_at'),
    /** When that pharmacy acknowledged it. */
    confirmedAt: moment('confirmed_at'),
    /** Until when it is to be acknowledged, or moved elsewhere. */
    confirmBefore: moment('confirm_before'),
    /** How often the present pharmacy was asked again. */
    asked: integer('asked').notNull().default(0),
    /** Pharmacies that did not acknowledge it. */
    silentPharmacies: jsonb('silent_pharmacies').$type<string[]>().notNull().default([]),
    /** The last news of the pharmacy, and its words. */
    lastHeardAt: moment('last_heard_at'),
    lastWords: sealedText('last_words'),
    /** When the line is overdue without news; null where nothing is awaited. */
    newsBefore: moment('news_before'),
    /** Whether its owner has to choose: another maker is offered for a line. */
    isChoiceOpen: boolean('is_choice_open').notNull().default(false),
    cancellationAskedAt: moment('cancellation_asked_at'),
    cancellationReason: sealedText('cancellation_reason'),
    cancellationAnswer: sealedText('cancellation_answer'),
    /** When it is to be brought, as its owner chose. */
    windowStartsAt: moment('window_starts_at'),
    windowEndsAt: moment('window_ends_at'),
    pickupCode: sealedText('pickup_code'),
    /** When the last of its lines was handed over; null while one is open. */
    handedOverAt: moment('handed_over_at'),
    /** When its owner compared what came with the prescription, and what was wrong. */
    checkedAt: moment('checked_at'),
    wrongWords: sealedText('wrong_words'),
  },
  (table) => [
    index('drug_orders_prescription').on(table.prescriptionId),
    index('drug_orders_pharmacy').on(table.pharmacyId),
  ],
);

export type DrugOrderRow = typeof drugOrders.$inferSelect;

/** The lines of an order, and what the pharmacy does with each. */
export const drugOrderLines = pgTable(
  'drug_order_lines',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => drugOrders.orderNo),
    lineId: text('line_id').notNull(),
    /** As it is handed out: another maker's after a substitution. */
    drugId: text('drug_id')
      .notNull()
      .references(() => drugs.drugId),
    line: sealedJson<WrittenLine>('line').notNull(),
    state: text('state', { enum: dispenseStates }).notNull(),
    /** Whether its packs were taken from the stock for it, and go back where it comes to nothing. */
    isReserved: boolean('is_reserved').notNull(),
    stateReason: sealedText('state_reason'),
    expectedAt: moment('expected_at'),
    unitCents: integer('unit_cents').notNull(),
    /** What the line was charged with: all that is ever refunded of it. */
    shareCents: integer('share_cents').notNull(),
    refundedCents: integer('refunded_cents').notNull().default(0),
    parcelId: text('parcel_id').references(() => parcels.parcelId),
    /** Offered in its place; null without an offer. */
    offerState: text('offer_state', {
      enum: ['askedDoctor', 'offered', 'accepted', 'refused', 'withdrawn'],
    }),
    offerDrugId: text('offer_drug_id').references(() => drugs.drugId),
    offerFromDrugId: text('offer_from_drug_id').references(() => drugs.drugId),
    offerReason: sealedText('offer_reason'),
    offerRefundCents: integer('offer_refund_cents'),
    offerAgreedBy: text('offer_agreed_by'),
    offerAgreedAt: moment('offer_agreed_at'),
    offerArrivesBy: moment('offer_arrives_by'),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.lineId] }),
    check('drug_order_lines_refunded', sql`refunded_cents BETWEEN 0 AND share_cents`),
  ],
);

export type DrugOrderLineRow = typeof drugOrderLines.$inferSelect;

/** What happened to an order or a line, newest last. */
export const drugOrderEvents = pgTable(
  'drug_order_events',
  {
    eventId: bigint('event_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no')
      .notNull()
      .references(() => drugOrders.orderNo),
    lineId: text('line_id'),
    event: text('event').notNull(),
    words: sealedText('words'),
    by: text('by').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('drug_order_events_order').on(table.orderNo, table.eventId)],
);

/** What is known of a parcel of medicines besides its carrier's words. */
export const drugParcels = pgTable('drug_parcels', {
  parcelId: text('parcel_id')
    .primaryKey()
    .references(() => parcels.parcelId),
  courier: text('courier'),
  progressPercent: integer('progress_percent'),
  distanceMeters: integer('distance_meters'),
  arrivesBy: moment('arrives_by'),
  temperatureTenths: integer('temperature_tenths'),
  temperatureMaxTenths: integer('temperature_max_tenths'),
  handoverCode: sealedText('handover_code'),
  /** How often another code was given at the door. */
  wrongCodes: integer('wrong_codes').notNull().default(0),
});

import { checkUpParts, checkUpPreparations, type CheckUpPictureOf } from '@xinglin/contract';
import type { ByLocale, DayRefundStep } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { orders } from '../../kernel/orders/tables';
import { users } from '../../kernel/people/accounts/tables';
import { areas, hospitals } from '../../kernel/places/tables';
import { moment } from '../../platform/columns';
import type { Localised, LocalisedList } from '../../platform/localised';
import type { Invoice, Report } from './shapes';
import { sealedJson } from '../../platform/sealing';

const kinds = ['general', 'private', 'dental', 'nucleic', 'diagnosis'] as const;

/** Who carries check-ups out: chains and departments of hospitals. */
export const checkUpOrganisations = pgTable('check_up_organisations', {
  orgCode: text('org_code').primaryKey(),
  name: jsonb('name').$type<Localised>().notNull(),
  kind: text('kind', { enum: kinds }).notNull(),
  introduction: jsonb('introduction').$type<Localised>().notNull(),
  /** What a visit is like, step by step. */
  guide: jsonb('guide').$type<LocalisedList>().notNull(),
  /** The hospital it belongs to; null for a chain. */
  hospitalId: text('hospital_id').references(() => hospitals.id),
  /** What goes back of an order that is given up, and until when. */
  refundRule: jsonb('refund_rule').$type<DayRefundStep[]>().notNull(),
  /** Place in lists. */
  position: integer('position').notNull(),
});

/** Where they are carried out. */
export const checkUpStores = pgTable(
  'check_up_stores',
  {
    storeId: text('store_id').primaryKey(),
    orgCode: text('org_code')
      .notNull()
      .references(() => checkUpOrganisations.orgCode),
    name: jsonb('name').$type<Localised>().notNull(),
    cityId: text('city_id')
      .notNull()
      .references(() => areas.id),
    address: jsonb('address').$type<Localised>().notNull(),
    phone: text('phone').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** HH:MM at the hospital. */
    opensAt: text('opens_at').notNull(),
    closesAt: text('closes_at').notNull(),
    /** A closed one takes no bookings. */
    isOpen: boolean('is_open').notNull().default(true),
  },
  (table) => [index('check_up_stores_city').on(table.cityId)],
);

/** What a check-up can consist of. */
export const checkUpItems = pgTable('check_up_items', {
  itemCode: text('item_code').primaryKey(),
  group: text('item_group', { enum: ['body', 'laboratory', 'imaging', 'dental', 'other'] })
    .notNull()
    .default('other'),
  /** What it examines. */
  part: text('part', { enum: checkUpParts }).notNull().default('basic'),
  name: jsonb('name').$type<Localised>().notNull(),
  /** What it is for. */
  purpose: jsonb('purpose').$type<Localised>().notNull(),
  /** Contraindications; null when there are none. */
  notFor: jsonb('not_for').$type<Localised>(),
});

/** Values of reports: which item measures them, and what part of the body they are about. */
export const checkUpValues = pgTable('check_up_values', {
  /** As reports name it. */
  code: text('code').primaryKey(),
  itemCode: text('item_code')
    .notNull()
    .references(() => checkUpItems.itemCode),
  part: text('part', { enum: checkUpParts }).notNull(),
  /** In short: blood pressure for each of its two values. */
  name: jsonb('name').$type<Localised>().notNull(),
});

/** What is bought. */
export const checkUpPackages = pgTable(
  'check_up_packages',
  {
    packageCode: text('package_code').primaryKey(),
    orgCode: text('org_code')
      .notNull()
      .references(() => checkUpOrganisations.orgCode),
    kind: text('kind', { enum: kinds }).notNull(),
    purposes: text('purposes').array().notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    summary: jsonb('summary').$type<Localised>().notNull(),
    /** What its drawing shows. */
    picture: jsonb('picture')
      .$type<CheckUpPictureOf>()
      .notNull()
      .default({ main: 'basic', badge: null }),
    sex: text('sex', { enum: ['any', 'female', 'male'] }).notNull(),
    minAge: integer('min_age'),
    maxAge: integer('max_age'),
    priceCents: integer('price_cents').notNull(),
    /** Codes of items, in the order in which they are told. */
    items: text('items').array().notNull(),
    preparation: jsonb('preparation').$type<LocalisedList>().notNull(),
    /** What each line of the preparation is about. */
    preparationKinds: text('preparation_kinds', { enum: checkUpPreparations })
      .array()
      .notNull()
      .default([]),
    isOpen: boolean('is_open').notNull().default(true),
  },
  (table) => [
    index('check_up_packages_price').on(table.kind, table.priceCents),
    check('check_up_packages_price', sql`price_cents > 0`),
  ],
);

/** Which store carries out which package, on which days of the week, for how many people a day. */
export const checkUpOffers = pgTable(
  'check_up_offers',
  {
    packageCode: text('package_code')
      .notNull()
      .references(() => checkUpPackages.packageCode),
    storeId: text('store_id')
      .notNull()
      .references(() => checkUpStores.storeId),
    /** 0 for Sunday to 6 for Saturday. */
    weekdays: integer('weekdays').array().notNull(),
    placesADay: integer('places_a_day').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.packageCode, table.storeId] }),
    index('check_up_offers_store').on(table.storeId),
    check('check_up_offers_places', sql`places_a_day > 0`),
  ],
);

/** Days of which something was taken, or whose capacity was set at the desk; all others are as the offer says. */
export const checkUpDays = pgTable(
  'check_up_days',
  {
    packageCode: text('package_code').notNull(),
    storeId: text('store_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    total: integer('total').notNull(),
    remaining: integer('remaining').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.packageCode, table.storeId, table.day] }),
    foreignKey({
      columns: [table.packageCode, table.storeId],
      foreignColumns: [checkUpOffers.packageCode, checkUpOffers.storeId],
    }),
    // More than it has is never taken, under any race.
    check('check_up_days_remaining', sql`remaining >= 0`),
  ],
);

/** Codes that were bought elsewhere: each becomes a coupon of who types it first. */
export const checkUpCodes = pgTable(
  'check_up_codes',
  {
    code: text('code').primaryKey(),
    /** Null for all organisations. */
    orgCode: text('org_code').references(() => checkUpOrganisations.orgCode),
    title: jsonb('title').$type<Localised>().notNull(),
    offCents: integer('off_cents').notNull(),
    leastCents: integer('least_cents').notNull(),
    /** How long the coupon is valid once the code was typed. */
    days: integer('days').notNull(),
    /** Null while nobody has typed it. */
    redeemedAt: moment('redeemed_at'),
  },
  () => [check('check_up_codes_off', sql`off_cents > 0 and off_cents < least_cents and days > 0`)],
);

/** What only this kind knows of an order, as it was agreed when it was made. */
export const checkUpOrders = pgTable(
  'check_up_orders',
  {
    orderNo: text('order_no')
      .primaryKey()
      .references(() => orders.orderNo),
    packageCode: text('package_code')
      .notNull()
      .references(() => checkUpPackages.packageCode),
    storeId: text('store_id')
      .notNull()
      .references(() => checkUpStores.storeId),
    day: date('day', { mode: 'string' }).notNull(),
    /** The day that counts for the refund: the earliest it had since it was paid. */
    refundDay: date('refund_day', { mode: 'string' }).notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    preparation: jsonb('preparation').$type<LocalisedList>().notNull(),
    /** What each line of the preparation is about. */
    preparationKinds: text('preparation_kinds', { enum: checkUpPreparations })
      .array()
      .notNull()
      .default([]),
    refundRule: jsonb('refund_rule').$type<DayRefundStep[]>().notNull(),
    /** For one person, before the coupon. */
    priceCents: integer('price_cents').notNull(),
    offCents: integer('off_cents').notNull().default(0),
    people: integer('people').notNull(),
    /** To read out and to scan at the counter; null while it is not paid. */
    voucherCode: text('voucher_code'),
    /** Whether it takes places of its day: false once it has ended without taking place. */
    holdsPlaces: boolean('holds_places').notNull().default(true),
    invoice: jsonb('invoice').$type<Invoice>(),
  },
  (table) => [
    uniqueIndex('check_up_orders_voucher').on(table.voucherCode),
    check('check_up_orders_people', sql`people between 1 and 5`),
  ],
);

/** Check-ups that were paid for elsewhere: each belongs to the account that types its code first. */
export const checkUpGrants = pgTable(
  'check_up_grants',
  {
    grantId: text('grant_id').primaryKey(),
    code: text('code').notNull(),
    packageCode: text('package_code')
      .notNull()
      .references(() => checkUpPackages.packageCode),
    /** Who paid for it and for what. */
    title: jsonb('title').$type<ByLocale>().notNull(),
    /** The last day on which the check-up can take place. */
    validUntil: date('valid_until', { mode: 'string' }).notNull(),
    /** Null while no account has typed the code, and once the account is closed. */
    ownerId: text('owner_id').references(() => users.userId),
    /** The reservation that was made with it; null while there is none. */
    orderNo: text('order_no').references(() => checkUpOrders.orderNo),
  },
  (table) => [
    uniqueIndex('check_up_grants_code').on(table.code),
    index('check_up_grants_owner').on(table.ownerId),
    // One order uses one code.
    uniqueIndex('check_up_grants_order').on(table.orderNo),
  ],
);

/** For whom an order is, and what came of it. */
export const checkUpPeople = pgTable(
  'check_up_people',
  {
    orderNo: text('order_no')
      .notNull()
      .references(() => checkUpOrders.orderNo),
    patientId: text('patient_id').notNull(),
    patientName: text('patient_name').notNull(),
    /** When the counter saw them; null before that. */
    attendedAt: moment('attended_at'),
    /** Null until it was issued. */
    report: sealedJson<Report>('report'),
    reportedAt: moment('reported_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderNo, table.patientId] }),
    // Former reports of a person.
    index('check_up_people_patient').on(table.patientId),
  ],
);

export type CheckUpRow = typeof checkUpOrders.$inferSelect;
export type OfferRow = typeof checkUpOffers.$inferSelect;

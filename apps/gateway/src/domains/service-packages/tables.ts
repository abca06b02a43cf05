import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { orders } from '../../kernel/orders/tables';
import { doctors } from '../../kernel/places/tables';
import { moment } from '../../platform/columns';
import type { Localised, LocalisedList } from '../../platform/localised';
import type { FormAnswers, OfferItem, OrderItem } from './shapes';
import { sealedJson, sealedText } from '../../platform/sealing';

const topics = [
  'hypertension',
  'diabetes',
  'heart',
  'mother',
  'child',
  'recovery',
  'elderly',
  'mind',
] as const;
const types = ['consult', 'call', 'appointment', 'form', 'goods', 'visit'] as const;

/** Doctors who carry packages out together. */
export const servicePackageTeams = pgTable('service_package_teams', {
  teamId: text('team_id').primaryKey(),
  name: jsonb('name').$type<Localised>().notNull(),
  introduction: jsonb('introduction').$type<Localised>().notNull(),
  /** Ids of doctors, the leading one first. */
  memberIds: text('member_ids').array().notNull(),
});

/** What is bought. */
export const servicePackageOffers = pgTable(
  'service_package_offers',
  {
    packageCode: text('package_code').primaryKey(),
    topic: text('topic', { enum: topics }).notNull(),
    title: jsonb('title').$type<Localised>().notNull(),
    summary: jsonb('summary').$type<Localised>().notNull(),
    /** In paragraphs. */
    description: jsonb('description').$type<LocalisedList>().notNull(),
    /** The doctor who leads it. */
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id),
    /** Null where one doctor carries it out. */
    teamId: text('team_id').references(() => servicePackageTeams.teamId),
    priceCents: integer('price_cents').notNull(),
    /** Days it can be used, from the payment on. */
    days: integer('days').notNull(),
    items: jsonb('items').$type<OfferItem[]>().notNull(),
    isOpen: boolean('is_open').notNull().default(true),
  },
  (table) => [
    index('service_package_offers_doctor').on(table.doctorId),
    check('service_package_offers_price', sql`price_cents > 0`),
    check('service_package_offers_days', sql`days > 0`),
  ],
);

/** What only this kind knows of an order, as it was agreed when it was made. */
export const servicePackageOrders = pgTable('service_package_orders', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => orders.orderNo),
  packageCode: text('package_code')
    .notNull()
    .references(() => servicePackageOffers.packageCode),
  title: jsonb('title').$type<Localised>().notNull(),
  doctorId: text('doctor_id')
    .notNull()
    .references(() => doctors.id),
  /** With the part of the price that each has. */
  items: jsonb('items').$type<OrderItem[]>().notNull(),
  days: integer('days').notNull(),
  /** For whom it is; null until that was said. */
  patientId: text('patient_id'),
  patientName: text('patient_name'),
  /** Null until it is paid; each pause puts it off. */
  endsAt: moment('ends_at'),
  /** When the last pause ends or ended; null where it was never paused. */
  pausedUntil: moment('paused_until'),
});

/** Every pause of an order, in days of the hospital's calendar. */
export const servicePackagePauses = pgTable(
  'service_package_pauses',
  {
    pauseId: text('pause_id').primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => servicePackageOrders.orderNo),
    reason: text('reason', { enum: ['travel', 'hospital', 'other'] }).notNull(),
    startedOn: date('started_on', { mode: 'string' }).notNull(),
    /** As it was planned; earlier where the owner resumed before. */
    resumesOn: date('resumes_on', { mode: 'string' }).notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it was over; null while it runs. */
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('service_package_pauses_order').on(table.orderNo, table.createdAt),
    // A package has one pause at a time.
    uniqueIndex('service_package_pauses_running')
      .on(table.orderNo)
      .where(sql`ended_at is null`),
    check('service_package_pauses_days', sql`resumes_on >= started_on`),
  ],
);

/** Every use of an item of an order. */
export const servicePackageUses = pgTable(
  'service_package_uses',
  {
    applyNo: text('apply_no').primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => servicePackageOrders.orderNo),
    serviceId: text('service_id').notNull(),
    type: text('type', { enum: types }).notNull(),
    state: text('state', { enum: ['asked', 'planned', 'sent', 'done', 'withdrawn'] }).notNull(),
    /** What the person wrote; empty for goods and times. */
    note: sealedText('note').notNull().default(''),
    answers: sealedJson<FormAnswers>('answers'),
    wantedOn: date('wanted_on', { mode: 'string' }),
    plannedAt: moment('planned_at'),
    /** Whose time it takes; null where it takes none. */
    doctorId: text('doctor_id'),
    result: sealedText('result'),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [index('service_package_uses_order').on(table.orderNo, table.createdAt)],
);

/** The ledger of quotas: what was granted, used and given back. What is left is their sum, and nothing else. */
export const servicePackageEntries = pgTable(
  'service_package_entries',
  {
    entryId: bigint('entry_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no')
      .notNull()
      .references(() => servicePackageOrders.orderNo),
    serviceId: text('service_id').notNull(),
    /** Above zero where units are granted or given back, below where one is used. */
    units: integer('units').notNull(),
    /** The use it belongs to; null for what was granted with the payment. */
    applyNo: text('apply_no').references(() => servicePackageUses.applyNo),
    at: moment('at').notNull(),
  },
  (table) => [
    index('service_package_entries_order').on(table.orderNo, table.serviceId),
    // A use takes one unit and gives it back once; an item is granted once.
    uniqueIndex('service_package_entries_use').on(table.applyNo, table.units),
    uniqueIndex('service_package_entries_grant')
      .on(table.orderNo, table.serviceId)
      .where(sql`apply_no is null`),
    check(
      'service_package_entries_units',
      sql`units <> 0 and (apply_no is null or abs(units) = 1)`,
    ),
  ],
);

/** What owners say of packages they had. */
export const servicePackageComments = pgTable(
  'service_package_comments',
  {
    commentId: text('comment_id').primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => servicePackageOrders.orderNo),
    ownerId: text('owner_id').notNull(),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id),
    /** Masked. */
    authorName: text('author_name').notNull(),
    stars: integer('stars').notNull(),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('service_package_comments_once').on(table.orderNo),
    index('service_package_comments_doctor').on(table.doctorId, table.createdAt),
    check('service_package_comments_stars', sql`stars between 1 and 5`),
  ],
);

export type ServicePackageRow = typeof servicePackageOrders.$inferSelect;
export type UseRow = typeof servicePackageUses.$inferSelect;

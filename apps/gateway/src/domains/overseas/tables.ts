import { overseasDepartments, overseasDurations, type OverseasSymptom } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import {
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
import { sealedJson, sealedText } from '../../platform/sealing';

/** Those for whom an account abroad asks. */
export const askers = pgTable(
  'askers',
  {
    askerId: text('asker_id').primaryKey(),
    /** The account it belongs to. */
    ownerId: text('owner_id').notNull(),
    nickname: text('nickname').notNull(),
    gender: text('gender', { enum: ['female', 'male'] }).notNull(),
    /** How old in whole months, and on which day that was said. */
    ageMonths: integer('age_months').notNull(),
    agedOn: date('aged_on', { mode: 'string' }).notNull(),
    /** ISO 3166. */
    country: text('country').notNull(),
    cardType: text('card_type', {
      enum: ['passport', 'idCard', 'homeReturnPermit', 'taiwanPass'],
    }).notNull(),
    /** In full; every answer masks it. */
    cardNo: sealedText('card_no').notNull(),
    /** Keyed hash of the document, by which a second one of the same person is found. */
    identityHash: text('identity_hash').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('askers_owner').on(table.ownerId, table.createdAt),
    uniqueIndex('askers_identity').on(table.ownerId, table.identityHash),
  ],
);

/** What only this kind knows of an order: for whom it is, and the case as it was sent. */
export const overseasOrders = pgTable(
  'overseas_orders',
  {
    orderNo: text('order_no')
      .primaryKey()
      .references(() => orders.orderNo),
    /** Null until the first doctor who has time takes it. */
    doctorId: text('doctor_id').references(() => doctors.id),
    department: text('department', { enum: overseasDepartments }).notNull(),
    /** Whoever is asked for may be deleted: what the doctor read of them stays. */
    askerId: text('asker_id').notNull(),
    nickname: text('nickname').notNull(),
    gender: text('gender', { enum: ['female', 'male'] }).notNull(),
    ageMonths: integer('age_months').notNull(),
    country: text('country').notNull(),
    question: sealedText('question').notNull(),
    /** Ids of uploaded pictures. */
    pictures: jsonb('pictures').$type<string[]>().notNull(),
    symptoms: sealedJson<OverseasSymptom[]>('symptoms').notNull(),
    duration: text('duration', { enum: overseasDurations }).notNull(),
    /** Of a degree Celsius. */
    tenths: integer('tenths').notNull(),
    takenAt: moment('taken_at'),
    answeredAt: moment('answered_at'),
    /** Medicines with their doses as JSON; null before the doctor advised any. */
    medicines: sealedText('medicines'),
  },
  (table) => [
    index('overseas_orders_doctor').on(table.doctorId),
    check('overseas_orders_answered', sql`answered_at IS NULL OR doctor_id IS NOT NULL`),
  ],
);

export type OverseasRow = typeof overseasOrders.$inferSelect;

/** The doctors who advise people abroad, each in one department, and whether they are on duty. */
export const overseasDuties = pgTable(
  'overseas_duties',
  {
    doctorId: text('doctor_id')
      .primaryKey()
      .references(() => doctors.id),
    department: text('department', { enum: overseasDepartments }).notNull(),
    isOnDuty: boolean('is_on_duty').notNull().default(true),
  },
  (table) => [
    index('overseas_duties_department')
      .on(table.department)
      .where(sql`is_on_duty`),
  ],
);

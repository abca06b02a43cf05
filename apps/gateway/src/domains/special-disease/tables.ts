import type { DayRefundStep } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { orders } from '../../kernel/orders/tables';
import { doctors } from '../../kernel/places/tables';
import { moment } from '../../platform/columns';
import type { Localised } from '../../platform/localised';
import { sealedText } from '../../platform/sealing';

/** Diseases that have experts of their own. */
export const specialDiseases = pgTable('special_diseases', {
  diseaseId: text('disease_id').primaryKey(),
  name: jsonb('name').$type<Localised>().notNull(),
  summary: jsonb('summary').$type<Localised>().notNull(),
  /** What to write or to bring, so that the group can decide. */
  materialsHint: jsonb('materials_hint').$type<Localised>().notNull(),
  /** Place in lists. */
  position: integer('position').notNull(),
});

/** Which doctor is an expert of which disease, on which days of the week, for how many people a day. */
export const specialDiseaseExperts = pgTable(
  'special_disease_experts',
  {
    diseaseId: text('disease_id')
      .notNull()
      .references(() => specialDiseases.diseaseId),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id),
    /** Leads the group of the disease. */
    isLead: boolean('is_lead').notNull().default(false),
    feeCents: integer('fee_cents').notNull(),
    /** 0 for Sunday to 6 for Saturday. */
    weekdays: integer('weekdays').array().notNull(),
    placesADay: integer('places_a_day').notNull(),
    /** A closed one takes no bookings. */
    isOpen: boolean('is_open').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.diseaseId, table.doctorId] }),
    check('special_disease_experts_fee', sql`fee_cents > 0`),
    check('special_disease_experts_places', sql`places_a_day > 0`),
  ],
);

/** Days of which something was taken, or whose capacity was set at the desk; all others are as the expert's row says. */
export const specialDiseaseDays = pgTable(
  'special_disease_days',
  {
    diseaseId: text('disease_id').notNull(),
    doctorId: text('doctor_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    total: integer('total').notNull(),
    remaining: integer('remaining').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.diseaseId, table.doctorId, table.day] }),
    foreignKey({
      columns: [table.diseaseId, table.doctorId],
      foreignColumns: [specialDiseaseExperts.diseaseId, specialDiseaseExperts.doctorId],
    }),
    // More than it has is never taken, under any race.
    check('special_disease_days_remaining', sql`remaining >= 0`),
  ],
);

/** What only this kind knows of an order, as it was agreed when it was made. */
export const specialDiseaseOrders = pgTable(
  'special_disease_orders',
  {
    orderNo: text('order_no')
      .primaryKey()
      .references(() => orders.orderNo),
    diseaseId: text('disease_id')
      .notNull()
      .references(() => specialDiseases.diseaseId),
    doctorId: text('doctor_id')
      .notNull()
      .references(() => doctors.id),
    patientId: text('patient_id').notNull(),
    patientName: text('patient_name').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** The day that counts for the refund: the earliest it had since it was paid. */
    refundDay: date('refund_day', { mode: 'string' }).notNull(),
    materials: sealedText('materials').notNull(),
    note: sealedText('note').notNull().default(''),
    refundRule: jsonb('refund_rule').$type<readonly DayRefundStep[]>().notNull(),
    agreementVersion: text('agreement_version').notNull(),
    agreedAt: moment('agreed_at').notNull(),
    /** When the group confirmed it; null before that. */
    confirmedAt: moment('confirmed_at'),
    paidAt: moment('paid_at'),
    /** Number of the certificate of payment; null while it is not paid. */
    certificateNo: text('certificate_no'),
    /** To read out and to scan at the desk; null while it is not paid. */
    visitCode: text('visit_code'),
    /** Whether it takes a place of its day: false once it has ended without taking place. */
    holdsPlace: boolean('holds_place').notNull().default(true),
  },
  (table) => [
    uniqueIndex('special_disease_orders_certificate').on(table.certificateNo),
    uniqueIndex('special_disease_orders_code').on(table.visitCode),
    // One open booking a patient and expert, under any race.
    uniqueIndex('special_disease_orders_open')
      .on(table.patientId, table.diseaseId, table.doctorId)
      .where(sql`holds_place`),
  ],
);

export type ExpertRow = typeof specialDiseaseExperts.$inferSelect;
export type SpecialDiseaseRow = typeof specialDiseaseOrders.$inferSelect;

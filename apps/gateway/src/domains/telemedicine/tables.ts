import type { RequestOf, ResponseOf, telemedicine } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { orders } from '../../kernel/orders/tables';
import { doctors } from '../../kernel/places/tables';
import { moment } from '../../platform/columns';
import { sealedJson, sealedText } from '../../platform/sealing';

type Calls = typeof telemedicine;
type Shown = ResponseOf<Calls['getTelemedicineOrder']>;
export type MedicalCase = Omit<RequestOf<Calls['addTelemedicineCase']>, 'orderNo' | 'fileIds'>;
export type Summary = NonNullable<Shown['summary']>;
export type Addition = Shown['additions'][number];

/** Experts who join sessions, and when in a week. */
export const telemedicineExperts = pgTable(
  'telemedicine_experts',
  {
    doctorId: text('doctor_id')
      .primaryKey()
      .references(() => doctors.id),
    priceCents: integer('price_cents').notNull(),
    /** 0 for Sunday to 6 for Saturday. */
    weekdays: integer('weekdays').array().notNull(),
    /**
     * HH:MM at the hospital, on the hour or half past: sessions of all experts then begin together or do not overlap, and
     * a local doctor is free for as many of them as possible.
     */
    firstAt: text('first_at').notNull(),
    /** How many follow each other on a day. */
    sessions: integer('sessions').notNull(),
    isOpen: boolean('is_open').notNull().default(true),
  },
  () => [
    check('telemedicine_experts_price', sql`price_cents > 0`),
    check('telemedicine_experts_first_at', sql`first_at ~ '^([01][0-9]|2[0-3]):[03]0$'`),
    check('telemedicine_experts_sessions', sql`sessions between 1 and 16`),
  ],
);

/** Doctors of clinics in the community with whom patients sit. */
export const telemedicineLocalDoctors = pgTable('telemedicine_local_doctors', {
  doctorId: text('doctor_id')
    .primaryKey()
    .references(() => doctors.id),
  isOpen: boolean('is_open').notNull().default(true),
});

/** What only this kind knows of an order: whose time is taken, the case, and what came of it. */
export const telemedicineOrders = pgTable('telemedicine_orders', {
  orderNo: text('order_no')
    .primaryKey()
    .references(() => orders.orderNo),
  doctorId: text('doctor_id')
    .notNull()
    .references(() => telemedicineExperts.doctorId),
  /** Null until one was chosen. */
  localDoctorId: text('local_doctor_id').references(() => telemedicineLocalDoctors.doctorId),
  patientId: text('patient_id').notNull(),
  patientName: text('patient_name').notNull(),
  startsAt: moment('starts_at').notNull(),
  /** Whether it takes the time of its doctors: false once it has ended without taking place. */
  holdsTime: boolean('holds_time').notNull().default(true),
  complaint: sealedText('complaint').notNull(),
  medicalCase: sealedJson<MedicalCase>('medical_case'),
  /** Ids of uploaded pictures. */
  pictures: jsonb('pictures').$type<string[]>().notNull().default([]),
  additions: sealedJson<Addition[]>('additions').notNull().default([]),
  summary: sealedJson<Summary>('summary'),
});

export type TelemedicineRow = typeof telemedicineOrders.$inferSelect;

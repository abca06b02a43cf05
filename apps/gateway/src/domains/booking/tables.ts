import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { registrationStates } from '@xinglin/contract';
import { clinicTypes } from '@xinglin/rules';
import { orders } from '../../kernel/orders/tables';
import { moment } from '../../platform/columns';

/**
 * What booking knows of a registration order besides the register. What was agreed at the time of booking (time, the
 * patient's name, the deadline to cancel) is kept as it was then; names of hospital and doctor are read live, in the
 * reader's language.
 */
export const registrationOrders = pgTable(
  'registration_orders',
  {
    orderNo: text('order_no')
      .primaryKey()
      .references(() => orders.orderNo),
    patientId: text('patient_id').notNull(),
    /**
     * Whom it is for, whichever account booked: the patient's identity hash while it is open. The patient's id afterwards,
     * when nothing has to know the person any more.
     */
    person: text('person').notNull(),
    shiftCaseId: text('shift_case_id').notNull(),
    doctorId: text('doctor_id').notNull(),
    hospitalId: text('hospital_id').notNull(),
    hospDeptId: text('hosp_dept_id').notNull(),
    clinicType: text('clinic_type', { enum: clinicTypes }).notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    period: text('period', { enum: ['morning', 'afternoon', 'evening'] }).notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    timeZone: text('time_zone').notNull(),
    patientName: text('patient_name').notNull(),
    /** Masked before it is written. */
    patientCardNo: text('patient_card_no'),
    /** Masked before it is written. */
    patientMobile: text('patient_mobile').notNull(),
    /** The register's state, copied by each move: the indexes below are made of it. */
    status: text('status', { enum: registrationStates }).notNull(),
    /** The place of the shift is this order's; becomes false once, when it is given back. */
    holdsPlace: boolean('holds_place').notNull().default(true),
    /** Number shown at the counter; null before payment. */
    voucherCode: text('voucher_code'),
    /** Null for a free one. */
    payBefore: moment('pay_before'),
    /** Until when the hospital's own system may answer; null where it is not asked. */
    answerBefore: moment('answer_before'),
    cancelBefore: moment('cancel_before').notNull(),
  },
  (table) => [
    uniqueIndex('registration_orders_one_a_day')
      .on(table.person, table.doctorId, table.date)
      .where(sql`status IN ('awaitingHospital', 'awaitingPayment', 'confirmed', 'checkedIn')`),
    index('registration_orders_patient_open')
      .on(table.patientId)
      .where(sql`status IN ('awaitingHospital', 'awaitingPayment', 'confirmed', 'checkedIn')`),
    // Whether a patient was there before.
    index('registration_orders_visited')
      .on(table.patientId, table.hospitalId)
      .where(sql`status = 'completed'`),
    index('registration_orders_shift_open')
      .on(table.shiftCaseId)
      .where(sql`status IN ('awaitingHospital', 'awaitingPayment', 'confirmed', 'checkedIn')`),
  ],
);

export type RegistrationRow = typeof registrationOrders.$inferSelect;

/** Visits that a patient missed, from which suspensions are computed. */
export const noShows = pgTable(
  'no_shows',
  {
    orderNo: text('order_no')
      .primaryKey()
      .references(() => registrationOrders.orderNo),
    /** The account that booked. */
    ownerId: text('owner_id').notNull(),
    patientId: text('patient_id').notNull(),
    /** The patient's, as it was then: a patient who is deleted and added again is the same person. Null once it counts no more. */
    identityHash: text('identity_hash'),
    hospitalId: text('hospital_id').notNull(),
    /** End of the missed visit. */
    at: moment('at').notNull(),
  },
  (table) => [
    index('no_shows_patient').on(table.patientId, table.hospitalId, table.at),
    index('no_shows_person')
      .on(table.ownerId, table.identityHash)
      .where(sql`identity_hash IS NOT NULL`),
  ],
);

/** Shifts that a hospital stopped; `settledAt` is null until all their orders are cancelled. */
export const shiftStops = pgTable(
  'shift_stops',
  {
    shiftCaseId: text('shift_case_id').primaryKey(),
    reason: text('reason').notNull(),
    stoppedAt: moment('stopped_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    index('shift_stops_open')
      .on(table.stoppedAt)
      .where(sql`settled_at IS NULL`),
  ],
);

/** Where a place that a hospital's own system keeps stands there. */
export const reservationStates = ['asked', 'taken', 'refused', 'toRelease', 'released'] as const;

/** What a hospital's own system was asked about an order, and what it said. */
export const hospitalReservations = pgTable(
  'hospital_reservations',
  {
    orderNo: text('order_no')
      .primaryKey()
      .references(() => registrationOrders.orderNo),
    state: text('state', { enum: reservationStates }).notNull().default('asked'),
    /** For how long the place waits to be paid once the hospital has it. */
    payWithinMinutes: integer('pay_within_minutes').notNull(),
    /** How often a job was sent to it in the state it is in: each time after a longer while. */
    asks: integer('asks').notNull().default(0),
    /** When it is asked next; null for nothing to ask. */
    askAt: moment('ask_at'),
    /** When the person was told that no answer had come; null before. */
    unclearAt: moment('unclear_at'),
  },
  (table) => [
    index('hospital_reservations_ask')
      .on(table.askAt)
      .where(sql`ask_at IS NOT NULL`),
  ],
);

export type ReservationRow = typeof hospitalReservations.$inferSelect;

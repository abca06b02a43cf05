import { locales } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { registrationActors, registrationEvents, registrationStates } from '@xinglin/contract';
import { clinicTypes } from '../../kernel/places/tables';
import { moment } from '../../platform/columns';

/**
 * Registration orders. What was agreed at the time of booking (time, fee, the patient's name, the
 * deadline to cancel) is kept as it was then; names of hospital and doctor are read live, in the
 * reader's language.
 */
export const registrationOrders = pgTable(
  'registration_orders',
  {
    orderNo: text('order_no').primaryKey(),
    /** The account that booked. */
    ownerId: text('owner_id').notNull(),
    patientId: text('patient_id').notNull(),
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
    /** Language of the messages about the order: the one it was made in. */
    locale: text('locale', { enum: locales }).notNull(),
    feeCents: integer('fee_cents').notNull(),
    /** All that was received for the order, late payments included. */
    paidCents: integer('paid_cents').notNull().default(0),
    /** All that was or is being given back. */
    refundCents: integer('refund_cents').notNull().default(0),
    status: text('status', { enum: registrationStates }).notNull(),
    /** The place of the shift is this order's; becomes false once, when it is given back. */
    holdsPlace: boolean('holds_place').notNull().default(true),
    /** Number shown at the counter; null before payment. */
    voucherCode: text('voucher_code'),
    /** Null for a free one. */
    payBefore: moment('pay_before'),
    cancelBefore: moment('cancel_before').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('registration_orders_one_a_day')
      .on(table.patientId, table.doctorId, table.date)
      .where(sql`status IN ('awaitingPayment', 'confirmed', 'checkedIn')`),
    index('registration_orders_owner').on(
      table.ownerId,
      table.createdAt.desc(),
      table.orderNo.desc(),
    ),
    index('registration_orders_patient_open')
      .on(table.patientId)
      .where(sql`status IN ('awaitingPayment', 'confirmed', 'checkedIn')`),
    index('registration_orders_shift_open')
      .on(table.shiftCaseId)
      .where(sql`status IN ('awaitingPayment', 'confirmed')`),
    index('registration_orders_unpaid')
      .on(table.payBefore)
      .where(sql`status = 'awaitingPayment'`),
    index('registration_orders_expected')
      .on(table.endsAt)
      .where(sql`status = 'confirmed'`),
    index('registration_orders_present')
      .on(table.endsAt)
      .where(sql`status = 'checkedIn'`),
    check('registration_orders_refunds', sql`refund_cents BETWEEN 0 AND paid_cents`),
    check('registration_orders_fee', sql`fee_cents >= 0`),
  ],
);

export type RegistrationOrderRow = typeof registrationOrders.$inferSelect;

/** Every state an order was in, with who moved it and why; written in the transaction of the move. */
export const registrationSteps = pgTable(
  'registration_steps',
  {
    stepId: bigint('step_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no')
      .notNull()
      .references(() => registrationOrders.orderNo),
    state: text('state', { enum: registrationStates }).notNull(),
    event: text('event', { enum: registrationEvents }).notNull(),
    actor: text('actor', { enum: registrationActors }).notNull(),
    /** As a person wrote it. */
    reason: text('reason'),
    /** A reason of the gateway's own, said in the reader's language. */
    reasonKey: text('reason_key'),
    at: moment('at').notNull(),
  },
  (table) => [index('registration_steps_order').on(table.orderNo, table.stepId)],
);

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
    /** The patient's, as it was then: whoever is deleted and added again is the same person. Null once it counts no more. */
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

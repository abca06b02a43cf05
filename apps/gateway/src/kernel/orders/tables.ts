import { orderActors, orderGroups } from '@xinglin/contract';
import { locales } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns';
import { sealedText } from '../../platform/sealing';

/**
 * The register: one row an order, whatever its kind, changed in the transaction of each move and each payment. What only
 * one kind knows stands in that kind's own table under the same number.
 */
export const orders = pgTable(
  'orders',
  {
    orderNo: text('order_no').primaryKey(),
    /** Name of its kind, see `defineOrderKind`. */
    kind: text('kind').notNull(),
    /** The account that ordered. */
    ownerId: text('owner_id').notNull(),
    /** The family member it is for; null where it is for no patient in particular. */
    patientId: text('patient_id'),
    /** The doctor it is with; null where there is none. */
    doctorId: text('doctor_id'),
    /** Calendar day on which it takes place, where it takes place; null where it has none. */
    day: date('day', { mode: 'string' }),
    /** When it begins; null where it has no such moment. */
    startsAt: moment('starts_at'),
    /** A state of its kind's machine. */
    state: text('state').notNull(),
    /** Where the machine says this state stands. */
    stateGroup: text('state_group', { enum: orderGroups }).notNull(),
    /** Language of the messages about the order: the one it was made in. */
    locale: text('locale', { enum: locales }).notNull(),
    /** What it costs. */
    totalCents: integer('total_cents').notNull(),
    /** All that was received for the order, late payments included. */
    paidCents: integer('paid_cents').notNull().default(0),
    /** All that was or is being given back of it. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** When its state ends by itself; null where nothing is awaited. */
    dueAt: moment('due_at'),
    createdAt: moment('created_at').notNull(),
    /** When its owner said how it was; null before that. */
    reviewedAt: moment('reviewed_at'),
    /** When its owner took it off their lists; nothing else knows of it. */
    hiddenAt: moment('hidden_at'),
    /** Last change of state. */
    movedAt: moment('moved_at').notNull(),
  },
  (table) => [
    // Read backwards for the newest first.
    index('orders_owner').on(table.ownerId, table.createdAt, table.orderNo),
    index('orders_patient_open')
      .on(table.patientId)
      .where(sql`state_group IN ('awaitingPayment', 'active')`),
    // What is over of a kind, the latest first, as the staff read it.
    index('orders_kind_moved').on(table.kind, table.movedAt),
    index('orders_due')
      .on(table.dueAt, table.orderNo)
      .where(sql`due_at IS NOT NULL`),
    check(
      'orders_state_group',
      sql`state_group IN ('awaitingPayment', 'active', 'refunding', 'completed', 'cancelled')`,
    ),
    check('orders_total', sql`total_cents >= 0`),
    check('orders_refunds', sql`refunded_cents BETWEEN 0 AND paid_cents`),
  ],
);

export type OrderRow = typeof orders.$inferSelect;

/** Every state an order was in, with who moved it and why; written in the transaction of the move. */
export const orderSteps = pgTable(
  'order_steps',
  {
    stepId: bigint('step_id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    state: text('state').notNull(),
    event: text('event').notNull(),
    actor: text('actor', { enum: orderActors }).notNull(),
    /** As a person wrote it. */
    reason: sealedText('reason'),
    /** A reason of the gateway's own, said in the reader's language. */
    reasonKey: text('reason_key'),
    at: moment('at').notNull(),
  },
  (table) => [index('order_steps_order').on(table.orderNo, table.stepId)],
);

export type OrderStepRow = typeof orderSteps.$inferSelect;

import { locales } from '@xinglin/rules';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { moment } from '../../platform/columns';
import { orders } from '../orders/tables';

/**
 * Attempts to pay an order. `open`: at the cashier; `paid`: the provider's notice came; `failed`: the provider said no,
 * or a payment of another amount or by another provider took its place; `mismatched`: another amount was paid than was
 * asked, so nothing was confirmed, and all that was received goes back.
 */
export const payments = pgTable(
  'payments',
  {
    /** Unguessable: its holder stands at the cashier. */
    paymentId: text('payment_id').primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    /** Name of a provider that was configured when it was opened. */
    provider: text('provider').notNull(),
    amountCents: integer('amount_cents').notNull(),
    status: text('status', { enum: ['open', 'paid', 'failed', 'mismatched'] }).notNull(),
    /** What the notice said was received; null before it came. */
    receivedCents: integer('received_cents'),
    /** What of it was or is being given back: the sum of its refunds. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** The provider's own number of the payment. */
    tradeNo: text('trade_no'),
    /** Checked before it was written; the cashier leads back to it. */
    returnUrl: text('return_url').notNull(),
    locale: text('locale', { enum: locales }).notNull(),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
    /** When its provider is asked what became of it, in case a notice was lost; null where that is known. */
    askAt: moment('ask_at'),
    /** The day in whose bill the provider named it; null before. */
    billedOn: date('billed_on', { mode: 'string' }),
  },
  (table) => [
    uniqueIndex('payments_one_open')
      .on(table.orderNo)
      .where(sql`status = 'open'`),
    index('payments_order').on(table.orderNo),
    index('payments_ask')
      .on(table.askAt)
      .where(sql`ask_at IS NOT NULL`),
    index('payments_settled').on(table.provider, table.settledAt),
    index('payments_mismatched')
      .on(table.settledAt)
      .where(sql`status = 'mismatched'`),
    check('payments_amount', sql`amount_cents > 0`),
    check('payments_refunds', sql`refunded_cents BETWEEN 0 AND coalesce(received_cents, 0)`),
  ],
);

export type PaymentRow = typeof payments.$inferSelect;

/** Why money goes back. */
export const refundCauses = ['order', 'wrongAmount', 'secondPayment'] as const;

/** Money that goes back: a part of a payment, or all of it. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    /** Also the provider's idempotency key. */
    refundId: text('refund_id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.paymentId),
    orderNo: text('order_no')
      .notNull()
      .references(() => orders.orderNo),
    /**
     * `wrongAmount`: the order was never paid by it, so the order's own sums do not know it. `secondPayment`: the order was
     * paid or closed already, and stays what it is; refunds before this value existed have `order`.
     */
    cause: text('cause', { enum: refundCauses }).notNull().default('order'),
    amountCents: integer('amount_cents').notNull(),
    status: text('status', { enum: ['processing', 'done'] }).notNull(),
    /** How often the provider was asked since the refund began, or since the desk asked for it again. */
    tries: integer('tries').notNull().default(0),
    /** When the provider had failed too often; the desk sees it and may have it tried again. */
    givenUpAt: moment('given_up_at'),
    expectedBy: moment('expected_by').notNull(),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
    /** When a provider that accepted it is asked again; null where that is not awaited. */
    askAt: moment('ask_at'),
    /** The day in whose bill the provider named it; null before. */
    billedOn: date('billed_on', { mode: 'string' }),
  },
  (table) => [
    index('payment_refunds_payment').on(table.paymentId),
    index('payment_refunds_order').on(table.orderNo),
    index('payment_refunds_processing')
      .on(table.createdAt)
      .where(sql`status = 'processing'`),
    index('payment_refunds_ask')
      .on(table.askAt)
      .where(sql`ask_at IS NOT NULL`),
    check('payment_refunds_amount', sql`amount_cents > 0`),
  ],
);

export type RefundRow = typeof paymentRefunds.$inferSelect;

/** The days of each provider's bill: one is read once, and asked for hourly until it is there. */
export const paymentBills = pgTable(
  'payment_bills',
  {
    provider: text('provider').notNull(),
    /** Of China's calendar. */
    day: date('day', { mode: 'string' }).notNull(),
    askedAt: moment('asked_at').notNull(),
    /** Null until the provider had written it. */
    readAt: moment('read_at'),
  },
  (table) => [primaryKey({ columns: [table.provider, table.day] })],
);

/** What may differ between a provider's bill and our books. */
export const differenceTypes = [
  /** Paid, and no notice had told so: settled from the bill. */
  'lostNotice',
  /** Given back, and we still waited for it: ended from the bill. */
  'lostRefund',
  'unknownPayment',
  'unknownRefund',
  'otherAmount',
  'otherRefundAmount',
  /** In our books, and in no bill. */
  'unbilledPayment',
  'unbilledRefund',
  /** Money in another currency than ours, which is never booked. */
  'otherCurrency',
  /** A row of the bill that is no row of it: the subject says which. */
  'unreadableRow',
] as const;

/** Where a provider's bill and our books differ; what mended itself stands here as well. */
export const paymentDifferences = pgTable(
  'payment_differences',
  {
    differenceId: text('difference_id').primaryKey(),
    provider: text('provider').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    type: text('type', { enum: differenceTypes }).notNull(),
    /** The payment or the refund, by the number that the bill or our books give it. */
    subject: text('subject').notNull(),
    /** Null where the bill does not name it. */
    billedCents: integer('billed_cents'),
    /** Null where our books do not know it. */
    bookedCents: integer('booked_cents'),
    foundAt: moment('found_at').notNull(),
    /** When it was mended, by itself or at the desk; null while it is open. */
    mendedAt: moment('mended_at'),
    /** What the desk did about it. */
    remark: text('remark'),
  },
  (table) => [
    uniqueIndex('payment_differences_once').on(
      table.provider,
      table.day,
      table.type,
      table.subject,
    ),
    index('payment_differences_open')
      .on(table.foundAt)
      .where(sql`mended_at IS NULL`),
  ],
);

/**
 * The sandbox provider's own books: what was pressed at its cashier. It stands apart from
 * `payments`, as a real provider's books do; the two meet only through notices.
 */
export const sandboxReceipts = pgTable('sandbox_receipts', {
  paymentId: text('payment_id').primaryKey(),
  outcome: text('outcome', { enum: ['success', 'fail'] }).notNull(),
  amountCents: integer('amount_cents').notNull(),
  tradeNo: text('trade_no').notNull(),
  paidAt: moment('paid_at').notNull(),
  /** When our notice address answered; null until then. */
  acknowledgedAt: moment('acknowledged_at'),
});

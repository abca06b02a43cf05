import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { registrationOrders } from '../booking/tables';
import { moment } from '../platform/columns';

/**
 * Attempts to pay an order. `open`: at the cashier; `paid`: the provider's notice came; `failed`:
 * the provider said no; `mismatched`: another amount was paid than was asked, so nothing was
 * confirmed.
 */
export const payments = pgTable(
  'payments',
  {
    /** Unguessable: whoever holds it stands at the cashier. */
    paymentId: text('payment_id').primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => registrationOrders.orderNo),
    provider: text('provider', { enum: ['sandbox'] }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    status: text('status', { enum: ['open', 'paid', 'failed', 'mismatched'] }).notNull(),
    /** What the notice said was received; null before it came. */
    receivedCents: integer('received_cents'),
    /** The provider's own number of the payment. */
    tradeNo: text('trade_no'),
    /** Checked before it was written; the cashier leads back to it. */
    returnUrl: text('return_url').notNull(),
    locale: text('locale', { enum: ['zh-Hans', 'zh-Hant', 'en'] }).notNull(),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
  },
  (table) => [
    uniqueIndex('payments_one_open')
      .on(table.orderNo)
      .where(sql`status = 'open'`),
    index('payments_order').on(table.orderNo),
    check('payments_amount', sql`amount_cents > 0`),
  ],
);

export type PaymentRow = typeof payments.$inferSelect;

/** Money that goes back. A payment is given back in whole and once: that is what the unique index holds. */
export const paymentRefunds = pgTable(
  'payment_refunds',
  {
    /** Also the provider's idempotency key. */
    refundId: text('refund_id').primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payments.paymentId),
    orderNo: text('order_no').notNull(),
    amountCents: integer('amount_cents').notNull(),
    status: text('status', { enum: ['processing', 'done'] }).notNull(),
    expectedBy: moment('expected_by').notNull(),
    createdAt: moment('created_at').notNull(),
    doneAt: moment('done_at'),
  },
  (table) => [
    uniqueIndex('payment_refunds_payment').on(table.paymentId),
    index('payment_refunds_order').on(table.orderNo),
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

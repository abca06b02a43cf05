import { consultKindNames } from '@xinglin/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { doctors } from '../../../kernel/places/tables';
import { moment } from '../../../platform/columns';
import { sealedText } from '../../../platform/sealing';
import { consultOrders } from '../tables';

/** Doctors and departments that a doctor proposed in a consult. Kept as long as its conversation. */
export const consultReferrals = pgTable(
  'consult_referrals',
  {
    referralId: text('referral_id').primaryKey(),
    orderNo: text('order_no')
      .notNull()
      .references(() => consultOrders.orderNo),
    /** The doctor who proposed it. */
    fromDoctorId: text('from_doctor_id')
      .notNull()
      .references(() => doctors.id),
    kind: text('kind', { enum: consultKindNames }).notNull(),
    /** Of a kind whose doctor is chosen. */
    doctorId: text('doctor_id').references(() => doctors.id),
    /** Standard department of a kind whose doctor is assigned; null for any. */
    deptId: text('dept_id'),
    reason: sealedText('reason').notNull(),
    referredAt: moment('referred_at').notNull(),
    acceptedAt: moment('accepted_at'),
    /** The consult that was asked by it; null before. */
    newOrderNo: text('new_order_no').references(() => consultOrders.orderNo),
  },
  (table) => [
    index('consult_referrals_order').on(table.orderNo, table.referredAt),
    check('consult_referrals_asked', sql`new_order_no IS NULL OR accepted_at IS NOT NULL`),
  ],
);

export type ReferralRow = typeof consultReferrals.$inferSelect;

/** Patients who ask for the money of an answered consult: one a consult, which the desk decides once. */
export const consultRefundRequests = pgTable(
  'consult_refund_requests',
  {
    orderNo: text('order_no')
      .primaryKey()
      .references(() => consultOrders.orderNo),
    reason: sealedText('reason').notNull(),
    askedAt: moment('asked_at').notNull(),
    decidedAt: moment('decided_at'),
    isGranted: boolean('is_granted'),
    /** What the desk says to it. */
    answer: sealedText('answer'),
  },
  (table) => [
    index('consult_refund_requests_open')
      .on(table.askedAt)
      .where(sql`decided_at IS NULL`),
    check(
      'consult_refund_requests_decided',
      sql`(decided_at IS NULL) = (is_granted IS NULL) AND (decided_at IS NULL) = (answer IS NULL)`,
    ),
  ],
);

export type RefundRequestRow = typeof consultRefundRequests.$inferSelect;

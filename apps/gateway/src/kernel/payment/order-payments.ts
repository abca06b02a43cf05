import type { WrongPayment } from '@xinglin/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Queryable } from '../../platform/database';
import { orders } from '../orders/tables';
import { refundState, type RefundState } from './refund-state';
import { paymentRefunds, payments } from './tables';

/** How far the last try to pay an order came; `none` before the cashier was opened. */
export async function paymentProgress(
  db: Queryable,
  orderNo: string,
): Promise<'none' | 'open' | 'failed' | 'paid'> {
  const tries = await db
    .select({ status: payments.status })
    .from(payments)
    .where(eq(payments.orderNo, orderNo));
  const has = (status: (typeof tries)[number]['status']) =>
    tries.some((payment) => payment.status === status);
  if (has('paid')) return 'paid';
  if (has('open')) return 'open';
  return tries.length > 0 ? 'failed' : 'none';
}

/** What goes back of the money that came in for an order. */
export async function refundsOf(
  db: Queryable,
  orderNo: string,
  now: Date,
): Promise<{
  /** Of what it was paid with, as one; null when nothing does. */
  readonly refund: RefundState | null;
  /** Payments of another amount than was asked for, and those for which nothing was to be paid; the first one first. */
  readonly wrongPayments: z.input<typeof WrongPayment>[];
}> {
  const rows = await db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.orderNo, orderNo))
    .orderBy(asc(paymentRefunds.createdAt));
  const own = rows.filter(({ cause }) => cause === 'order');
  return {
    refund: refundState(own, now),
    wrongPayments: rows.flatMap((refund) => {
      const { cause } = refund;
      const state = cause === 'order' ? null : refundState([refund], now);
      return cause === 'order' || state === null ? [] : [{ ...state, cause }];
    }),
  };
}

/** Whether money for an order of this patient is on its way back: they are told when it has arrived. */
export async function isPatientAwaitingRefund(db: Queryable, patientId: string): Promise<boolean> {
  const [refund] = await db
    .select({ refundId: paymentRefunds.refundId })
    .from(paymentRefunds)
    .innerJoin(orders, eq(orders.orderNo, paymentRefunds.orderNo))
    .where(and(eq(orders.patientId, patientId), eq(paymentRefunds.status, 'processing')))
    .limit(1);
  return refund !== undefined;
}

import { refundBy } from '@xinglin/rules';
import { and, desc, eq, sql } from 'drizzle-orm';
import { newId } from '../../platform/identifiers';
import type { Money, MoveContext } from '../orders/move-context';
import { orders } from '../orders/tables';
import { paymentRefunds, payments, type PaymentRow, type RefundRow } from './tables';

/** Name of the job that carries one refund out. */
export const refundJob = 'payment.refund';

/** Money that goes back of one payment. */
interface WantedRefund {
  readonly payment: Pick<PaymentRow, 'paymentId' | 'orderNo'>;
  readonly amountCents: number;
  readonly cause: RefundRow['cause'];
}

/**
 * Writes a refund and the job that carries it out, in the caller's transaction. Answers false, and writes nothing, where
 * less than that is left of the payment, however often it is asked for.
 */
export async function beginRefund(
  { db, now, services }: MoveContext,
  { payment, amountCents, cause }: WantedRefund,
): Promise<boolean> {
  const { paymentId, orderNo } = payment;
  const [covered] = await db
    .update(payments)
    .set({ refundedCents: sql`${payments.refundedCents} + ${amountCents}` })
    .where(
      and(
        eq(payments.paymentId, paymentId),
        sql`${payments.refundedCents} + ${amountCents} <= ${payments.receivedCents}`,
      ),
    )
    .returning({ paymentId: payments.paymentId });
  if (!covered) return false;
  const refundId = newId();
  await db.insert(paymentRefunds).values({
    refundId,
    paymentId,
    orderNo,
    cause,
    amountCents,
    status: 'processing',
    expectedBy: refundBy(now),
    createdAt: now,
  });
  // The order's sums count what it was paid, a second time too.
  if (cause !== 'wrongAmount') {
    await db
      .update(orders)
      .set({ refundedCents: sql`${orders.refundedCents} + ${amountCents}` })
      .where(eq(orders.orderNo, orderNo));
  }
  await services.jobs.send(refundJob, { refundId }, { db, singletonKey: refundId });
  return true;
}

/** What orders ask of money: gives back `cents` of what was paid, all that is left when left out. */
export const refundMoney: Money['refund'] = async (
  context,
  orderNo,
  cents = Number.POSITIVE_INFINITY,
) => {
  const paid = await context.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderNo, orderNo), eq(payments.status, 'paid')))
    // What came last goes back first: a deposit stays longest.
    .orderBy(desc(payments.settledAt), desc(payments.paymentId));
  let begun = 0;
  for (const payment of paid) {
    const amountCents = Math.min(cents - begun, payment.amountCents - payment.refundedCents);
    if (amountCents <= 0) continue;
    if (await beginRefund(context, { payment, amountCents, cause: 'order' })) begun += amountCents;
  }
  return begun;
};

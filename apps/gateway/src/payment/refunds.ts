import { and, eq, inArray, sql } from 'drizzle-orm';
import type { MoveContext } from '../booking/move-context';
import { moveOrder } from '../booking/move-order';
import type { PaymentPort, PaymentProgress, RefundState } from '../booking/payment-port';
import { registrationOrders } from '../booking/tables';
import type { Queryable } from '../platform/database';
import { newId } from '../platform/identifiers';
import type { Services } from '../platform/services';
import { configuredProvider } from './sandbox-provider';
import { paymentRefunds, payments } from './tables';

export const refundJob = 'payment.refund';

/** What a refund is for: everything paid for an order, or one payment of it. */
export type RefundTarget = { readonly orderNo: string; readonly paymentId?: string };

/**
 * Writes the refunds of what was paid and not given back yet, and the jobs that carry them out, in
 * the caller's transaction. Returns the cents. A payment that has its refund already gets no second
 * one, whoever asks.
 */
export async function beginRefunds(context: MoveContext, target: RefundTarget): Promise<number> {
  const { db, now, services } = context;
  const paid = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.orderNo, target.orderNo),
        eq(payments.status, 'paid'),
        target.paymentId === undefined ? undefined : eq(payments.paymentId, target.paymentId),
      ),
    );
  if (paid.length === 0) return 0;
  const withinMs = configuredProvider(services.config)?.refundWithinMs ?? 0;
  const begun = await db
    .insert(paymentRefunds)
    .values(
      paid.map((payment) => ({
        refundId: newId(),
        paymentId: payment.paymentId,
        orderNo: payment.orderNo,
        amountCents: payment.amountCents,
        status: 'processing' as const,
        expectedBy: new Date(now.getTime() + withinMs),
        createdAt: now,
      })),
    )
    .onConflictDoNothing({ target: paymentRefunds.paymentId })
    .returning();
  const cents = begun.reduce((sum, refund) => sum + refund.amountCents, 0);
  if (cents === 0) return 0;
  await db
    .update(registrationOrders)
    .set({ refundCents: sql`${registrationOrders.refundCents} + ${cents}` })
    .where(eq(registrationOrders.orderNo, target.orderNo));
  for (const { refundId } of begun) {
    await services.jobs.send(refundJob, { refundId }, { db, singletonKey: refundId });
  }
  return cents;
}

/** Carries out one refund through the provider, then writes that it is done. Repeatable. */
export async function runRefund(
  { refundId }: { readonly refundId: string },
  services: Services,
): Promise<void> {
  const [refund] = await services.db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.refundId, refundId));
  if (!refund || refund.status === 'done') return;
  const provider = configuredProvider(services.config);
  if (!provider) throw new Error('No payment provider to refund through');
  await provider.refund(refund);
  await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    // Two refunds of one order that end at the same moment: the second one has to see the first.
    await tx
      .select({ orderNo: registrationOrders.orderNo })
      .from(registrationOrders)
      .where(eq(registrationOrders.orderNo, refund.orderNo))
      .for('no key update');
    await tx
      .update(paymentRefunds)
      .set({ status: 'done', doneAt: now })
      .where(and(eq(paymentRefunds.refundId, refundId), eq(paymentRefunds.status, 'processing')));
    const waiting = await tx
      .select({ refundId: paymentRefunds.refundId })
      .from(paymentRefunds)
      .where(
        and(
          eq(paymentRefunds.orderNo, refund.orderNo),
          inArray(paymentRefunds.status, ['processing']),
        ),
      );
    if (waiting.length > 0) return;
    await moveOrder({ db: tx, now, services }, refund.orderNo, 'finishRefund', 'system', {
      reasonKey: 'refundArrived',
    });
  });
  services.outbox.poke();
}

async function findRefund(db: Queryable, orderNo: string): Promise<RefundState | null> {
  const rows = await db.select().from(paymentRefunds).where(eq(paymentRefunds.orderNo, orderNo));
  if (rows.length === 0) return null;
  return {
    refundCents: rows.reduce((sum, refund) => sum + refund.amountCents, 0),
    status: rows.every((refund) => refund.status === 'done') ? 'done' : 'processing',
    expectedBy: new Date(Math.max(...rows.map((refund) => refund.expectedBy.getTime()))),
  };
}

async function findProgress(db: Queryable, orderNo: string): Promise<PaymentProgress> {
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

/** What booking asks of this domain. */
export const paymentPort: PaymentPort = {
  refundOrder: (context, orderNo) => beginRefunds(context, { orderNo }),
  findRefund,
  findProgress,
};

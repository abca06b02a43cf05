import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { paymentProvider } from './sandbox-provider';
import { tellOfOrder } from '../../domains/booking/messages';
import type { MoveContext } from '../../domains/booking/move-context';
import { moveOrder } from '../../domains/booking/move-order';
import type {
  OrderRefunds,
  PaymentPort,
  PaymentProgress,
  RefundState,
} from '../../domains/booking/payment-port';
import { registrationOrders } from '../../domains/booking/tables';
import { moneyText } from '../../domains/booking/texts';
import type { Queryable } from '../../platform/database';
import { describeFault } from '../../platform/fault';
import { newId } from '../../platform/identifiers';
import type { Services } from '../../platform/services';
import { paymentRefunds, payments, type RefundRow } from './tables';

export const refundJob = 'payment.refund';

/** After how many failures of the provider a refund is left to the desk: about two hours. */
export const refundTries = 20;

/** What a refund is for: everything paid for an order, or one payment of it. */
export type RefundTarget = { readonly orderNo: string; readonly paymentId?: string };

/**
 * Writes the refunds of what was paid and not given back yet, and the jobs that carry them out, in
 * the caller's transaction. Returns the cents. A payment that has its refund already gets no second
 * one, whoever asks.
 */
export async function beginRefunds(context: MoveContext, target: RefundTarget): Promise<number> {
  const { db } = context;
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
  const begun = await startRefunds(
    context,
    paid.map(({ paymentId, orderNo, amountCents }) => ({
      paymentId,
      orderNo,
      amountCents,
      cause: 'order',
    })),
  );
  const cents = begun.reduce((sum, refund) => sum + refund.amountCents, 0);
  if (cents === 0) return 0;
  await db
    .update(registrationOrders)
    .set({ refundCents: sql`${registrationOrders.refundCents} + ${cents}` })
    .where(eq(registrationOrders.orderNo, target.orderNo));
  return cents;
}

/**
 * Writes refunds and the jobs that carry them out, in the caller's transaction. Returns those that are new: a payment
 * has one refund, whoever asks.
 */
export async function startRefunds(
  { db, now, services }: MoveContext,
  wanted: readonly Pick<RefundRow, 'paymentId' | 'orderNo' | 'amountCents' | 'cause'>[],
): Promise<RefundRow[]> {
  const withinMs = services.use(paymentProvider)?.refundWithinMs ?? 0;
  const begun = await db
    .insert(paymentRefunds)
    .values(
      wanted.map((refund) => ({
        ...refund,
        refundId: newId(),
        status: 'processing' as const,
        expectedBy: new Date(now.getTime() + withinMs),
        createdAt: now,
      })),
    )
    .onConflictDoNothing({ target: paymentRefunds.paymentId })
    .returning();
  for (const { refundId } of begun) {
    await services.jobs.send(refundJob, { refundId }, { db, singletonKey: refundId });
  }
  return begun;
}

/**
 * Carries out one refund through the provider, then writes that it is done. Repeatable. Throws while it may be tried
 * again; after {@link refundTries} failures it waits for the desk.
 */
export async function runRefund(
  { refundId }: { readonly refundId: string },
  services: Services,
): Promise<void> {
  const underWay = and(
    eq(paymentRefunds.refundId, refundId),
    eq(paymentRefunds.status, 'processing'),
  );
  const [refund] = await services.db
    .update(paymentRefunds)
    .set({ tries: sql`${paymentRefunds.tries} + 1` })
    .where(and(underWay, isNull(paymentRefunds.givenUpAt)))
    .returning();
  if (!refund) return;
  try {
    const provider = services.use(paymentProvider);
    if (!provider) throw new Error('No payment provider to refund through');
    await provider.refund(refund);
  } catch (error) {
    if (refund.tries < refundTries) throw error;
    await services.db
      .update(paymentRefunds)
      .set({ givenUpAt: services.clock.now() })
      .where(underWay);
    services.logger.error({ refundId, ...describeFault(error) }, 'refund given up');
    return;
  }
  await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    // Two refunds of one order that end at the same moment: the second one has to see the first.
    const [order] = await tx
      .select()
      .from(registrationOrders)
      .where(eq(registrationOrders.orderNo, refund.orderNo))
      .for('no key update');
    const [ended] = await tx
      .update(paymentRefunds)
      .set({ status: 'done', doneAt: now, givenUpAt: null })
      .where(underWay)
      .returning();
    if (!order || !ended) return;
    const context = { db: tx, now, services };
    if (refund.cause === 'wrongAmount') {
      const money = moneyText(refund.amountCents);
      await tellOfOrder(context, order, 'payment.sms.wrongAmountReturned', { money });
      return;
    }
    const waiting = await tx
      .select({ refundId: paymentRefunds.refundId })
      .from(paymentRefunds)
      .where(
        and(
          eq(paymentRefunds.orderNo, refund.orderNo),
          eq(paymentRefunds.cause, 'order'),
          eq(paymentRefunds.status, 'processing'),
        ),
      );
    if (waiting.length > 0) return;
    await moveOrder(context, refund.orderNo, 'finishRefund', 'system', {
      reasonKey: 'refundArrived',
    });
  });
  services.outbox.poke();
}

async function findRefunds(db: Queryable, orderNo: string): Promise<OrderRefunds> {
  const rows = await db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.orderNo, orderNo))
    .orderBy(asc(paymentRefunds.createdAt));
  const own = rows.filter(({ cause }) => cause === 'order');
  const wrong = rows.filter(({ cause }) => cause === 'wrongAmount');
  return {
    refund: own.length === 0 ? null : stateOf(own),
    wrongPayments: wrong.map((refund) => stateOf([refund])),
  };
}

/** Refunds as one. */
const stateOf = (refunds: readonly RefundRow[]): RefundState => ({
  refundCents: refunds.reduce((sum, refund) => sum + refund.amountCents, 0),
  status: refunds.every((refund) => refund.status === 'done') ? 'done' : 'processing',
  expectedBy: new Date(Math.max(...refunds.map((refund) => refund.expectedBy.getTime()))),
});

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
  findRefunds,
  findProgress,
};

/** Whether money is on its way back for an order of this patient. */
export async function isPatientAwaitingRefund(db: Queryable, patientId: string): Promise<boolean> {
  const [refund] = await db
    .select({ refundId: paymentRefunds.refundId })
    .from(paymentRefunds)
    .innerJoin(registrationOrders, eq(registrationOrders.orderNo, paymentRefunds.orderNo))
    .where(
      and(eq(registrationOrders.patientId, patientId), eq(paymentRefunds.status, 'processing')),
    )
    .limit(1);
  return refund !== undefined;
}

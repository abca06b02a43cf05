import { and, eq, isNull, sql } from 'drizzle-orm';
import { describeFault } from '../../platform/fault';
import type { Services } from '../../platform/services';
import { tellOfOrder } from '../orders/messages';
import { moveOrder } from '../orders/move-order';
import { lockAnyOrder } from '../orders/read-order';
import { noteOtherCurrency } from './differences';
import { paymentProviders } from './configured-providers';
import { findProvider } from './provider';
import { paymentRefunds, payments, type RefundRow } from './tables';

/** After how many failures of the provider a refund is left to the desk: about two hours. */
export const refundTries = 20;

/** How long a refund that its provider accepted is left alone before it is asked again. */
const askAgainMs = 60 * 60_000;

/**
 * Carries out one refund through the provider of its payment, then writes that it is done. Repeatable. Throws while it
 * may be tried again; after {@link refundTries} failures it waits for the desk.
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
    // Its provider tells when it is done, or is asked again by the sweep.
    if (!(await isRefunded(refund, services))) return await keepWaiting(refund, services);
  } catch (error) {
    if (refund.tries < refundTries) throw error;
    await services.db
      .update(paymentRefunds)
      .set({ givenUpAt: services.clock.now() })
      .where(underWay);
    services.logger.error({ refundId, ...describeFault(error) }, 'refund given up');
    return;
  }
  await endRefund(refund, services);
}

/** It was accepted, so earlier failures count no more. */
async function keepWaiting({ refundId }: RefundRow, { db, clock }: Services): Promise<void> {
  const askAt = new Date(clock.now().getTime() + askAgainMs);
  await db
    .update(paymentRefunds)
    .set({ tries: 0, askAt })
    .where(and(eq(paymentRefunds.refundId, refundId), eq(paymentRefunds.status, 'processing')));
}

/** Writes that the money is back, and moves its order once all is. Answers false where it was written before. */
export async function endRefund(
  refund: Pick<RefundRow, 'refundId' | 'orderNo' | 'cause' | 'amountCents'>,
  services: Services,
): Promise<boolean> {
  const isEnded = await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    // Two refunds of one order that end at the same moment: the second one has to see the first.
    const found = await lockAnyOrder(tx, services, refund.orderNo);
    const [ended] = await tx
      .update(paymentRefunds)
      .set({ status: 'done', doneAt: now, givenUpAt: null, askAt: null })
      .where(
        and(eq(paymentRefunds.refundId, refund.refundId), eq(paymentRefunds.status, 'processing')),
      )
      .returning();
    if (!found || !ended) return false;
    const { kind, order } = found;
    const context = { db: tx, now, services };
    if (refund.cause === 'wrongAmount') {
      const refundCents = refund.amountCents;
      await tellOfOrder(context, kind, order, { type: 'wrongAmountReturned', refundCents });
      return true;
    }
    // The order stays where it is, as it did when that money came.
    if (refund.cause === 'secondPayment') return true;
    const waiting = await tx.$count(
      paymentRefunds,
      and(
        eq(paymentRefunds.orderNo, refund.orderNo),
        eq(paymentRefunds.cause, 'order'),
        eq(paymentRefunds.status, 'processing'),
      ),
    );
    if (waiting > 0 || !kind.refundable) return true;
    await moveOrder(context, kind, refund.orderNo, kind.refundable.end, 'system', {
      reasonKey: 'refundArrived',
    });
    return true;
  });
  services.outbox.poke();
  return isEnded;
}

/** Whether its provider has refunded it; throws where that was refused, or done in another currency. */
async function isRefunded(
  { refundId, paymentId, amountCents }: RefundRow,
  services: Services,
): Promise<boolean> {
  const { db, use } = services;
  const [payment] = await db
    .select({ provider: payments.provider, receivedCents: payments.receivedCents })
    .from(payments)
    .where(eq(payments.paymentId, paymentId));
  const provider = payment && findProvider(use(paymentProviders), payment.provider);
  if (!provider) throw new Error(`Not configured for the provider "${payment?.provider}"`);
  // Nothing goes back of a payment by which nothing came: the database bounds it by what was received.
  const receivedCents = payment.receivedCents ?? amountCents;
  const state = await provider.refund({ refundId, paymentId, amountCents, receivedCents });
  if (typeof state === 'string') return state === 'done';
  await noteOtherCurrency(services, provider.name, state);
  throw new Error(`Refunded in ${state.otherCurrency}`);
}

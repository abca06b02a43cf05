import { and, asc, eq, lte } from 'drizzle-orm';
import { inTransaction, type Database } from '../../platform/database';
import type { Services } from '../../platform/services';
import { ordersDeadline } from '../orders/deadlines';
import { lockAnyOrder } from '../orders/read-order';
import { refundJob } from './begin-refund';
import { nextAskAt } from './ask-at';
import { noteOtherCurrency } from './differences';
import { paymentProviders } from './configured-providers';
import { findProvider, type PaymentNotice, type PaymentProvider } from './provider';
import { settleNotice, type Settlement } from './settle';
import { paymentRefunds, payments, type PaymentRow } from './tables';

/** Name of the job that asks a provider about one payment. */
export const askJob = 'payment.ask';
export const askDeadline = 'payment.asks';

/** Payments, and refunds, handed to jobs in one go before the list is read again. */
const batchSize = 200;

/** Has providers asked about payments and refunds of which they have not told what came of them. */
export async function sweepAsks(db: Database, now: Date, { jobs }: Services): Promise<Date | null> {
  // A job is made with what it is for marked as asked: it sets the next time, and is tried again by itself.
  const sent = await inTransaction(db, async (tx) => {
    const unclear = await tx
      .select({ paymentId: payments.paymentId })
      .from(payments)
      .where(lte(payments.askAt, now))
      .orderBy(asc(payments.askAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    for (const { paymentId } of unclear) {
      await tx.update(payments).set({ askAt: null }).where(eq(payments.paymentId, paymentId));
      await jobs.send(askJob, { paymentId }, { db: tx, singletonKey: paymentId });
    }
    const accepted = await tx
      .select({ refundId: paymentRefunds.refundId })
      .from(paymentRefunds)
      .where(lte(paymentRefunds.askAt, now))
      .orderBy(asc(paymentRefunds.askAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    for (const { refundId } of accepted) {
      await tx
        .update(paymentRefunds)
        .set({ askAt: null })
        .where(eq(paymentRefunds.refundId, refundId));
      await jobs.send(refundJob, { refundId }, { db: tx, singletonKey: refundId });
    }
    return Math.max(unclear.length, accepted.length);
  });
  return sent === batchSize ? now : null;
}

/**
 * Asks the provider what became of one payment and settles it, as its notice would have. One that nobody waits for any
 * more is closed at the provider, so that it cannot be paid. Repeatable.
 */
export async function askPayment(
  { paymentId }: { readonly paymentId: string },
  services: Services,
): Promise<void> {
  const { db, use, logger } = services;
  const [payment] = await db.select().from(payments).where(eq(payments.paymentId, paymentId));
  if (!payment || payment.status === 'paid' || payment.status === 'mismatched') return;
  const provider = findProvider(use(paymentProviders), payment.provider);
  // A gateway that was configured for it once, and is no more.
  if (!provider) return;
  const notice = await provider.ask(paymentId, db);
  if (notice && 'otherCurrency' in notice) {
    await noteOtherCurrency(services, provider.name, notice);
    await askAgain(services, payment);
    return;
  }
  if (notice) {
    const settlement = await settleFound(services, provider, notice);
    if (settlement === 'paid' || settlement === 'returned')
      logger.warn(
        { paymentId, provider: provider.name, settlement },
        'payment settled without its notice',
      );
    return;
  }
  if (!(await isAwaited(services, payment))) {
    // Refused by the provider where it is paid at this very moment; then the job asks again.
    await provider.close(paymentId);
    await giveUp(services, payment);
    return;
  }
  await askAgain(services, payment);
}

async function askAgain(
  { db, clock }: Services,
  { paymentId, createdAt }: PaymentRow,
): Promise<void> {
  await db
    .update(payments)
    .set({ askAt: nextAskAt(createdAt, clock.now()) })
    .where(and(eq(payments.paymentId, paymentId), eq(payments.status, 'open')));
}

/** Settles what a provider said when it was asked: a notice by another way. */
export async function settleFound(
  services: Services,
  provider: Pick<PaymentProvider, 'name'>,
  notice: PaymentNotice,
): Promise<Settlement> {
  const now = services.clock.now();
  const settlement = await services.db.transaction((tx) =>
    settleNotice({ db: tx, now, services }, provider, notice),
  );
  services.outbox.poke();
  if (settlement === 'paid') services.deadlines.schedule(ordersDeadline, now);
  return settlement;
}

/** Whether the order still waits for just this payment. */
async function isAwaited(services: Services, payment: PaymentRow): Promise<boolean> {
  if (payment.status !== 'open') return false;
  return services.db.transaction(async (tx) => {
    const found = await lockAnyOrder(tx, services, payment.orderNo);
    const due = found?.kind.payable?.due(found.order, services.clock.now());
    return due?.cents === payment.amountCents;
  });
}

async function giveUp({ db, clock }: Services, { paymentId }: PaymentRow): Promise<void> {
  await db
    .update(payments)
    .set({ status: 'failed', settledAt: clock.now() })
    .where(and(eq(payments.paymentId, paymentId), eq(payments.status, 'open')));
}

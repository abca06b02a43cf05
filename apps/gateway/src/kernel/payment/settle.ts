import { eq, sql } from 'drizzle-orm';
import type { MoveContext } from '../../domains/booking/move-context';
import { moveOrder } from '../../domains/booking/move-order';
import { registrationOrders } from '../../domains/booking/tables';
import type { PaymentNotice } from './provider';
import { beginRefunds } from './refunds';
import { payments } from './tables';
import { returnWrongAmount } from './wrong-amount';

/**
 * What a notice led to. `repeated`: it was settled before; `mismatched`: another amount than asked,
 * nothing was confirmed and the money goes back; `returned`: the order could no longer be paid, the
 * money goes back.
 */
export type Settlement = 'unknown' | 'repeated' | 'failed' | 'mismatched' | 'paid' | 'returned';

/**
 * Writes what a provider said about a payment and moves its order, in one transaction. May be
 * called any number of times for one notice. The order is locked before the payment, as everywhere.
 */
export async function settleNotice(
  context: MoveContext,
  notice: PaymentNotice,
): Promise<Settlement> {
  const { db, now } = context;
  const byId = eq(payments.paymentId, notice.paymentId);
  const [known] = await db.select({ orderNo: payments.orderNo }).from(payments).where(byId);
  if (!known) return 'unknown';
  const { orderNo } = known;
  const byOrder = eq(registrationOrders.orderNo, orderNo);
  await db
    .select({ orderNo: registrationOrders.orderNo })
    .from(registrationOrders)
    .where(byOrder)
    .for('no key update');
  const [payment] = await db.select().from(payments).where(byId).for('no key update');
  if (!payment || payment.status === 'paid' || payment.status === 'mismatched') return 'repeated';

  const settle = (status: 'paid' | 'failed' | 'mismatched', receivedCents: number) =>
    db
      .update(payments)
      .set({ status, receivedCents, tradeNo: notice.tradeNo, settledAt: now })
      .where(byId);

  if (notice.outcome === 'fail') {
    if (payment.status === 'failed') return 'repeated';
    await settle('failed', 0);
    return 'failed';
  }
  if (notice.amountCents !== payment.amountCents) {
    await settle('mismatched', notice.amountCents);
    await returnWrongAmount(context, { ...payment, receivedCents: notice.amountCents });
    return 'mismatched';
  }
  await settle('paid', notice.amountCents);
  await db
    .update(registrationOrders)
    .set({ paidCents: sql`${registrationOrders.paidCents} + ${notice.amountCents}` })
    .where(byOrder);
  if (await moveOrder(context, orderNo, 'pay', 'system', { reasonKey: 'paid' })) return 'paid';

  // It expired or was cancelled while the person was paying: the money goes back at once.
  const returned = await moveOrder(context, orderNo, 'requestRefund', 'system', {
    reasonKey: 'paidTooLate',
  });
  // Paid twice, or its first money is on the way back already: the order stays where it is.
  if (!returned) await beginRefunds(context, { orderNo, paymentId: payment.paymentId });
  return 'returned';
}

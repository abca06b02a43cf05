import { eq, sql } from 'drizzle-orm';
import { tellPaidTwice } from '../orders/messages';
import type { MoveContext } from '../orders/move-context';
import { moveOrder } from '../orders/move-order';
import { lockAnyOrder } from '../orders/read-order';
import { orders } from '../orders/tables';
import { beginRefund } from './begin-refund';
import type { PaymentNotice, PaymentProvider } from './provider';
import { payments } from './tables';
import { returnWrongAmount } from './wrong-amount';

/**
 * What a notice led to. `repeated`: it was settled before; `mismatched`: another amount than asked,
 * nothing was confirmed and the money goes back; `returned`: the order could no longer be paid, the
 * money goes back.
 */
export type Settlement = 'unknown' | 'repeated' | 'failed' | 'mismatched' | 'paid' | 'returned';

/**
 * Writes what a provider said about a payment of its own and moves its order, in one transaction. May be
 * called any number of times for one notice. The order is locked before the payment, as everywhere.
 */
export async function settleNotice(
  context: MoveContext,
  { name }: Pick<PaymentProvider, 'name'>,
  notice: PaymentNotice,
): Promise<Settlement> {
  const { db, now, services } = context;
  const byId = eq(payments.paymentId, notice.paymentId);
  const [known] = await db
    .select({ orderNo: payments.orderNo, provider: payments.provider })
    .from(payments)
    .where(byId);
  if (!known || known.provider !== name) return 'unknown';
  const { orderNo } = known;
  const found = await lockAnyOrder(db, services, orderNo);
  const [payment] = await db.select().from(payments).where(byId).for('no key update');
  if (!found || !payment || payment.status === 'paid' || payment.status === 'mismatched')
    return 'repeated';
  const { kind, order } = found;

  const settle = (status: 'paid' | 'failed' | 'mismatched', receivedCents: number) =>
    db
      .update(payments)
      .set({ status, receivedCents, tradeNo: notice.tradeNo, settledAt: now, askAt: null })
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
    .update(orders)
    .set({ paidCents: sql`${orders.paidCents} + ${notice.amountCents}` })
    .where(eq(orders.orderNo, orderNo));
  const due = kind.payable?.due(order, now);
  // Another payment took its place while the person was paying this one, of another amount.
  const isOutdated = due != null && due.cents !== payment.amountCents;
  if (kind.payable && !isOutdated) {
    const { event } = kind.payable;
    if (await moveOrder(context, kind, orderNo, event, 'system', { reasonKey: 'paid' }))
      return 'paid';
    // It expired or was cancelled while the person was paying: the money goes back at once.
    const begin = kind.refundable?.begin;
    const returned =
      begin !== undefined &&
      (await moveOrder(context, kind, orderNo, begin, 'system', { reasonKey: 'paidTooLate' }));
    if (returned) return 'returned';
  }
  // Paid twice, or its first money is on the way back already: the order stays where it is.
  const { amountCents } = payment;
  if (await beginRefund(context, { payment, amountCents, cause: 'secondPayment' }))
    await tellPaidTwice(context, order, amountCents);
  return 'returned';
}

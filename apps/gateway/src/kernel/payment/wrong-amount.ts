import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { timeAt } from '../../domains/booking/hospital-time';
import { tellOfOrder } from '../../domains/booking/messages';
import type { MoveContext } from '../../domains/booking/move-context';
import { isPayable } from '../../domains/booking/order-rules';
import { registrationOrders } from '../../domains/booking/tables';
import { moneyText } from '../../domains/booking/texts';
import { inTransaction, type Database } from '../../platform/database';
import { oneByOne } from '../../platform/one-by-one';
import type { Services } from '../../platform/services';
import { startRefunds } from './refunds';
import { paymentRefunds, payments } from './tables';

export const wrongAmountDeadline = 'payment.wrongAmounts';

/** Payments settled in one go before the list is read again. */
const batchSize = 200;

/** A payment that arrived with another amount than was asked. */
interface WrongPayment {
  readonly paymentId: string;
  readonly orderNo: string;
  readonly receivedCents: number;
}

/**
 * Gives all back that was received, in the caller's transaction, and says so. The order stays what it is: it can be
 * paid anew, expires, or was settled by another payment. Does nothing where it goes back already, or nothing came.
 */
export async function returnWrongAmount(
  context: MoveContext,
  { paymentId, orderNo, receivedCents }: WrongPayment,
): Promise<void> {
  if (receivedCents === 0) return;
  const begun = await startRefunds(context, [
    { paymentId, orderNo, amountCents: receivedCents, cause: 'wrongAmount' },
  ]);
  if (begun.length === 0) return;
  const [order] = await context.db
    .select()
    .from(registrationOrders)
    .where(eq(registrationOrders.orderNo, orderNo));
  if (!order) return;
  const money = moneyText(receivedCents);
  const fee = moneyText(order.feeCents);
  if (isPayable(order, context.now) && order.payBefore) {
    const payBefore = timeAt(order.payBefore, order.timeZone);
    await tellOfOrder(context, order, 'payment.sms.wrongAmountPayAgain', { money, fee, payBefore });
  } else {
    await tellOfOrder(context, order, 'payment.sms.wrongAmount', { money, fee });
  }
}

/**
 * Begins to give wrong amounts back that were written down without it, as gateways before this one did. One that fails
 * is logged, and tried again with the net of each minute.
 */
export async function sweepWrongAmounts(
  db: Database,
  now: Date,
  services: Services,
): Promise<Date | null> {
  const stranded = await db
    .select({ paymentId: payments.paymentId, orderNo: payments.orderNo })
    .from(payments)
    .where(
      and(
        eq(payments.status, 'mismatched'),
        gt(payments.receivedCents, 0),
        sql`NOT EXISTS (SELECT 1 FROM ${paymentRefunds} WHERE ${paymentRefunds.paymentId} = ${payments.paymentId})`,
      ),
    )
    .orderBy(asc(payments.settledAt))
    .limit(batchSize);
  const log = { logger: services.logger, words: 'wrong amount not given back' };
  const failed = await oneByOne(stranded, log, ({ paymentId, orderNo }) =>
    inTransaction(db, async (tx) => {
      await tx
        .select({ orderNo: registrationOrders.orderNo })
        .from(registrationOrders)
        .where(eq(registrationOrders.orderNo, orderNo))
        .for('no key update');
      const [payment] = await tx.select().from(payments).where(eq(payments.paymentId, paymentId));
      const receivedCents = payment?.receivedCents ?? 0;
      await returnWrongAmount({ db: tx, now, services }, { paymentId, orderNo, receivedCents });
    }),
  );
  // With nothing but failures the same ones would be found again and again.
  return stranded.length === batchSize && failed < batchSize ? now : null;
}

import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { inTransaction, type Database } from '../../platform/database';
import { oneByOne } from '../../platform/one-by-one';
import type { Services } from '../../platform/services';
import type { MoveContext } from '../orders/move-context';
import { tellOfOrder } from '../orders/messages';
import { lockAnyOrder } from '../orders/read-order';
import { beginRefund } from './begin-refund';
import { payments, type PaymentRow } from './tables';

export const wrongAmountDeadline = 'payment.wrongAmounts';

/** Payments settled in one go before the list is read again. */
const batchSize = 200;

/** A payment that arrived with another amount than was asked. */
type WrongPayment = Pick<PaymentRow, 'paymentId' | 'orderNo'> & {
  readonly receivedCents: number;
};

/**
 * Gives all back that was received, in the caller's transaction, and says so. The order stays what it is: it can be
 * paid anew, expires, or was settled by another payment. Does nothing where it goes back already, or nothing came.
 */
export async function returnWrongAmount(
  context: MoveContext,
  payment: WrongPayment,
): Promise<void> {
  const { db, now, services } = context;
  const { receivedCents } = payment;
  const found = await lockAnyOrder(db, services, payment.orderNo);
  if (!found || receivedCents === 0) return;
  const wanted = { payment, amountCents: receivedCents, cause: 'wrongAmount' } as const;
  if (!(await beginRefund(context, wanted))) return;
  const { kind, order } = found;
  const due = kind.payable?.due(order, now) ?? null;
  await tellOfOrder(context, kind, order, { type: 'wrongAmount', receivedCents, due });
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
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.status, 'mismatched'),
        gt(payments.receivedCents, 0),
        sql`${payments.refundedCents} < ${payments.receivedCents}`,
      ),
    )
    .orderBy(asc(payments.settledAt))
    .limit(batchSize);
  const log = { logger: services.logger, words: 'wrong amount not given back' };
  const failed = await oneByOne(stranded, log, (payment) =>
    inTransaction(db, (tx) =>
      returnWrongAmount(
        { db: tx, now, services },
        { ...payment, receivedCents: payment.receivedCents ?? 0 },
      ),
    ),
  );
  // With nothing but failures the same ones would be found again and again.
  return stranded.length === batchSize && failed < batchSize ? now : null;
}

import { and, eq, isNull } from 'drizzle-orm';
import { oneByOne } from '../../platform/one-by-one';
import type { Services } from '../../platform/services';
import { settleFound } from './asked-payments';
import { noteDifference } from './differences';
import type { BillRow, PaymentProvider } from './provider';
import { endRefund } from './refunds';
import { paymentRefunds, payments } from './tables';

/** One day of a provider's bill. */
export interface Bill {
  readonly provider: Pick<PaymentProvider, 'name'>;
  readonly day: string;
  readonly rows: readonly BillRow[];
}

type Row<Type> = Extract<BillRow, { readonly type: Type }>;

/**
 * Compares a bill with our books: a payment whose notice was lost is settled, a refund whose end was not notified is
 * ended, and each other difference is noted for the desk, as is a row that cannot be read. Repeatable.
 */
export async function compareBill(bill: Bill, services: Services): Promise<void> {
  const log = { logger: services.logger, words: 'row of a bill not compared' };
  const failed = await oneByOne(bill.rows, log, (row) => compareRow(bill, row, services));
  // The day counts as read only when all of it was compared.
  if (failed > 0) throw new Error(`${failed} rows of a bill could not be compared`);
}

function compareRow(bill: Bill, row: BillRow, services: Services): Promise<void> {
  switch (row.type) {
    case 'payment':
      return comparePayment(bill, row, services);
    case 'refund':
      return compareRefund(bill, row, services);
    default: {
      const { provider, day } = bill;
      const isCurrency = row.type === 'otherCurrency';
      return noteDifference(services, {
        provider: provider.name,
        day,
        type: isCurrency ? 'otherCurrency' : 'unreadableRow',
        subject: isCurrency ? row.subject : row.row,
        billedCents: null,
        bookedCents: null,
      });
    }
  }
}

async function comparePayment(
  { provider, day }: Bill,
  { paymentId, amountCents, tradeNo }: Row<'payment'>,
  services: Services,
): Promise<void> {
  const { db } = services;
  const byId = and(eq(payments.paymentId, paymentId), eq(payments.provider, provider.name));
  const [payment] = await db.select().from(payments).where(byId);
  const found = { provider: provider.name, day, subject: paymentId, billedCents: amountCents };
  if (!payment)
    return noteDifference(services, { ...found, type: 'unknownPayment', bookedCents: null });
  if (payment.status === 'open' || payment.status === 'failed') {
    const notice = { paymentId, outcome: 'success', amountCents, tradeNo } as const;
    await settleFound(services, provider, notice);
    await noteDifference(services, { ...found, type: 'lostNotice', bookedCents: null });
  } else if (payment.receivedCents !== amountCents) {
    const { receivedCents } = payment;
    await noteDifference(services, { ...found, type: 'otherAmount', bookedCents: receivedCents });
  }
  await db
    .update(payments)
    .set({ billedOn: day })
    .where(and(byId, isNull(payments.billedOn)));
}

async function compareRefund(
  { provider, day }: Bill,
  { refundId, amountCents, isDone }: Row<'refund'>,
  services: Services,
): Promise<void> {
  const { db } = services;
  const byId = eq(paymentRefunds.refundId, refundId);
  const [known] = await db
    .select({ refund: paymentRefunds })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.paymentId, paymentRefunds.paymentId))
    .where(and(byId, eq(payments.provider, provider.name)));
  const found = { provider: provider.name, day, subject: refundId, billedCents: amountCents };
  if (!known)
    return noteDifference(services, { ...found, type: 'unknownRefund', bookedCents: null });
  const { refund } = known;
  const booked = { ...found, bookedCents: refund.amountCents };
  if (refund.amountCents !== amountCents) {
    await noteDifference(services, { ...booked, type: 'otherRefundAmount' });
  } else if (isDone && (await endRefund(refund, services))) {
    await noteDifference(services, { ...booked, type: 'lostRefund' });
  }
  await db
    .update(paymentRefunds)
    .set({ billedOn: day })
    .where(and(byId, isNull(paymentRefunds.billedOn)));
}

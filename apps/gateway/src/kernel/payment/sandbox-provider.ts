import { and, eq, gte, lt } from 'drizzle-orm';
import type { Config } from '../../platform/config';
import { textOf } from './locales';
import { verifyNotice } from './notice-signature';
import { billedDay } from './billed-day';
import type { PaymentProvider } from './provider';
import { paymentRefunds, payments, sandboxReceipts } from './tables';

/** Its name in payments, and in the address of its notices. */
export const sandboxName = 'sandbox';

/** A provider without a bank: its cashier is a page of this gateway, its notices are signed like real ones. */
export function sandboxProvider(
  config: Pick<Config, 'publicUrl' | 'paymentNoticeKey'>,
): PaymentProvider {
  return {
    name: sandboxName,
    title: (locale) => textOf(locale, 'provider.sandbox'),
    places: ['browser', 'chatApp'],
    cashierUrl: ({ paymentId }) => `${config.publicUrl}/sandbox/cashier/${paymentId}`,
    readNotice: async (headers, body, now) =>
      verifyNotice(config.paymentNoticeKey, headers, body, now),
    async ask(paymentId, db) {
      const [receipt] = await db
        .select()
        .from(sandboxReceipts)
        .where(eq(sandboxReceipts.paymentId, paymentId));
      return receipt ?? null;
    },
    // Its cashier asks the order itself whether anything is to be paid.
    close: async () => undefined,
    // No bank is asked: the money is back as soon as the job that asks for it has run.
    refund: async () => 'done',
    async bill(day, db) {
      const { from, to } = billedDay(day);
      const paid = await db
        .select()
        .from(sandboxReceipts)
        .where(
          and(
            eq(sandboxReceipts.outcome, 'success'),
            gte(sandboxReceipts.paidAt, from),
            lt(sandboxReceipts.paidAt, to),
          ),
        );
      const returned = await db
        .select({ refundId: paymentRefunds.refundId, amountCents: paymentRefunds.amountCents })
        .from(paymentRefunds)
        .innerJoin(payments, eq(payments.paymentId, paymentRefunds.paymentId))
        .where(
          and(
            eq(payments.provider, sandboxName),
            eq(paymentRefunds.status, 'done'),
            gte(paymentRefunds.createdAt, from),
            lt(paymentRefunds.createdAt, to),
          ),
        );
      return [
        ...paid.map((receipt) => ({ type: 'payment' as const, ...receipt })),
        ...returned.map((refund) => ({ type: 'refund' as const, isDone: true, ...refund })),
      ];
    },
  };
}

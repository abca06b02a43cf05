import type { Config } from '../../platform/config';
import { verifyNotice } from './notice-signature';
import type { PaymentProvider } from './provider';

/** Its name in payments, and in the address of its notices. */
export const sandboxName = 'sandbox';

/** A provider without a bank: its cashier is a page of this gateway, its notices are signed like real ones. */
export function sandboxProvider(
  config: Pick<Config, 'publicUrl' | 'paymentNoticeKey'>,
): PaymentProvider {
  return {
    name: sandboxName,
    cashierUrl: ({ paymentId }) => `${config.publicUrl}/sandbox/cashier/${paymentId}`,
    readNotice: (headers, body, now) => verifyNotice(config.paymentNoticeKey, headers, body, now),
    // No bank is asked: the money is back as soon as the job that asks for it has run.
    refund: async () => undefined,
    refundWithinMs: 10 * 60_000,
  };
}

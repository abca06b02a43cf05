import type { Config } from '../../platform/config';
import type { Port } from '../../platform/ports';
import type { Services } from '../../platform/services';
import { verifyNotice } from './notice-signature';
import type { PaymentProvider } from './provider';

/** A provider without a bank: its cashier is a page of this gateway, its notices are signed like real ones. */
export function sandboxProvider(
  config: Pick<Config, 'publicUrl' | 'paymentNoticeKey'>,
): PaymentProvider {
  return {
    name: 'sandbox',
    cashierUrl: ({ paymentId }) => `${config.publicUrl}/sandbox/cashier/${paymentId}`,
    readNotice: (headers, body, now) => verifyNotice(config.paymentNoticeKey, headers, body, now),
    // No bank is asked: the money is back as soon as the job that asks for it has run.
    refund: async () => undefined,
    refundWithinMs: 10 * 60_000,
  };
}

/** What moves money; null where payments cannot be taken. */
export const paymentProvider: Port<PaymentProvider | null, Services> = {
  name: 'payments',
  make: ({ config }) => configuredProvider(config),
};

/** The provider this gateway is configured for; null when it cannot take payments. */
export function configuredProvider(config: Config): PaymentProvider | null {
  return config.sandbox ? sandboxProvider(config) : null;
}

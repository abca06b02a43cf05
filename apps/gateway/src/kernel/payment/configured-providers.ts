import type { Port } from '../../platform/ports';
import type { Services } from '../../platform/services';
import type { PaymentProviders } from './provider';
import { sandboxProvider } from './sandbox-provider';

/** What moves money; empty where payments cannot be taken. */
export const paymentProviders: Port<PaymentProviders, Services> = {
  name: 'payments',
  make: ({ config }) => (config.sandbox ? [sandboxProvider(config)] : []),
};

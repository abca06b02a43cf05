import type { checkUp } from '@xinglin/contract';
import { cashierFor } from '../../kernel/payment/cashier-for';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { cancelFor } from './cancel';
import { findImaging } from './imaging';
import { applyInvoice } from './invoices';
import { requirePlatformOrder } from './platform-orders';
import { listOrders } from './shown';

type Handlers = HandlersOf<typeof checkUp>;

/** What answers the calls of the diagnosis platform: the same acts, for its own orders alone. */
export function platformHandlers(
  services: Services,
): Pick<
  Handlers,
  | 'cicPatientOrder'
  | 'cicPatientPay'
  | 'cicPatientRefund'
  | 'cicPatientInvoice'
  | 'cicPatientPacsReport'
> {
  return {
    cicPatientOrder: (input, context) =>
      listOrders({ ...input, packageKind: 'diagnosis' }, context),

    async cicPatientPay(input, context) {
      await requirePlatformOrder(context, input.orderNo);
      const { url, amountCents } = await cashierFor(services, input, context);
      return { url, amountCents };
    },

    async cicPatientRefund(input, context) {
      await requirePlatformOrder(context, input.orderNo);
      return cancelFor(services, input, context);
    },

    async cicPatientInvoice(input, context) {
      await requirePlatformOrder(context, input.orderNo);
      const { db, now, account: ownerId, locale } = context;
      await applyInvoice({ db, now, services }, { ownerId, locale }, input);
      return { orderNo: input.orderNo, done: true };
    },

    cicPatientPacsReport: findImaging,
  };
}

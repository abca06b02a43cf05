import type { payment, RequestOf } from '@xinglin/contract';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';
import { checkedReturnUrl } from '../../platform/return-url';
import type { Services } from '../../platform/services';
import { paymentProviders } from './configured-providers';
import { lockOwnOrder, openPayment } from './open-payment';
import { offeredProvider } from './pay-ways';

/** The cashier for what is due of an order of the caller's own. */
export async function cashierFor(
  services: Services,
  input: RequestOf<(typeof payment)['getH5PayUrl']>,
  context: CallContext,
) {
  const { order, due } = await lockOwnOrder(context, services, input.orderNo);
  const returnUrl =
    checkedReturnUrl(input.returnUrl, services.config) ?? refuse('illegalReturnUrl');
  if (!due) refuse('orderNotPayable');
  const providers = services.use(paymentProviders);
  const provider = offeredProvider(providers, input.provider, 'browser', 'chatApp');
  const opened = await openPayment(
    context,
    { orderNo: order.orderNo, due },
    { provider, returnUrl },
  );
  return { url: provider.cashierUrl(opened), amountCents: opened.amountCents, due };
}

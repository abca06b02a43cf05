import type { payment } from '@xinglin/contract';
import { describeFault } from '../../platform/fault';
import { inOwnTransaction } from '../../platform/own-transaction';
import type { HandlersOf } from '../../platform/mount';
import { refuse } from '../../platform/refusal';
import { checkedReturnUrl } from '../../platform/return-url';
import type { Services } from '../../platform/services';
import { cashierFor } from './cashier-for';
import { chargeOf } from './charge';
import { paymentProviders } from './configured-providers';
import { payElementsOf, payTypeOf } from './due-explained';
import { faceResults, letsPay } from './face-results';
import { lockOwnOrder, openPayment, ownOrder } from './open-payment';
import { offeredProvider, payWays } from './pay-ways';
import { bestPackage, servicePackages } from './service-packages';

/** Where an app that opened a cashier outside leads back to: the portal. */
const portalHome = '/';

/** The handlers of every payment call (spec 3 §7.8). */
export function paymentHandlers(services: Services): HandlersOf<typeof payment> {
  const providers = services.use(paymentProviders);

  return {
    async getH5PayUrl(input, context) {
      const { url } = await cashierFor(services, input, context);
      return { url };
    },
    async listPayWays({ orderNo, inside }, context) {
      const { order } = await ownOrder(context, services, orderNo);
      const asked = { ownerId: order.ownerId, place: inside, locale: context.locale };
      const items = await payWays(context.db, providers, asked);
      return { items, takesMoney: items.length > 0 };
    },
    async getPayType({ orderNo }, context) {
      return payTypeOf(await ownOrder(context, services, orderNo));
    },
    async getPayElement({ orderNo }, context) {
      const payable = await ownOrder(context, services, orderNo);
      return payElementsOf(context.db, payable, context.locale);
    },
    async prepayMiniapp({ orderNo, code }, context) {
      const { provider, charge } = await inOwnTransaction(context, async (own) => {
        const { kind, order, due } = await lockOwnOrder(own, services, orderNo);
        if (!due) refuse('orderNotPayable');
        const provider = offeredProvider(providers, undefined, 'miniProgram');
        const returnUrl =
          checkedReturnUrl(portalHome, services.config) ?? refuse('illegalReturnUrl');
        const opened = await openPayment(own, { orderNo, due }, { provider, returnUrl });
        const charge = await chargeOf(own.db, { kind, order, due }, opened, context.locale);
        return { provider, charge };
      });
      const { prepay } = provider;
      if (!prepay) refuse('payWayUnavailable');
      return prepay(charge, code).catch((error: unknown) => {
        services.logger.warn(
          { provider: provider.name, ...describeFault(error) },
          'prepayment failed',
        );
        return refuse('payWayUnavailable');
      });
    },
    async listExtPayWays({ orderNo }, context) {
      const { order } = await ownOrder(context, services, orderNo);
      const asked = { ownerId: order.ownerId, place: 'browser', locale: context.locale } as const;
      return { items: await payWays(context.db, providers, asked) };
    },
    async getExtPayUrl(input, context) {
      const { url, due } = await cashierFor(services, { ...input, returnUrl: portalHome }, context);
      return { url, payBefore: due.before.toISOString() };
    },
    async getBestServicePackage({ orderNo }, context) {
      const payable = await ownOrder(context, services, orderNo);
      const offers = await Promise.all(
        context.all(servicePackages).map((offer) => offer(context.db, payable, context.locale)),
      );
      return { package: bestPackage(offers.flat()) };
    },
    async getFaceResultPayUrl(input, context) {
      await ownOrder(context, services, input.orderNo);
      const results = await Promise.all(
        context.all(faceResults).map((passedAt) => passedAt(context.db, context.account)),
      );
      if (!results.some((passedAt) => letsPay(passedAt, context.now)))
        refuse('verificationRequired');
      const { url } = await cashierFor(services, input, context);
      return { url };
    },
    async basicMoneyPay(input, context) {
      const { url, amountCents } = await cashierFor(services, input, context);
      return { url, amountCents };
    },
  };
}

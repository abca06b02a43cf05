import { and, eq } from 'drizzle-orm';
import type { payment } from '@xinglin/contract';
import { newId } from '../../platform/identifiers';
import type { HandlersOf } from '../../platform/mount';
import { refuse } from '../../platform/refusal';
import { checkedReturnUrl } from '../../platform/return-url';
import type { Services } from '../../platform/services';
import { lockAnyOrder } from '../orders/read-order';
import { paymentProviders } from './configured-providers';
import { findProvider } from './provider';
import { payments } from './tables';

/** The handlers of every payment call (spec 3 §7.8). */
export function paymentHandlers(services: Services): HandlersOf<typeof payment> {
  const providers = services.use(paymentProviders);
  return {
    async getH5PayUrl(input, { db, account, now, locale }) {
      const found = await lockAnyOrder(db, services, input.orderNo);
      if (found?.order.ownerId !== account) refuse('forbidden');
      const { kind, order } = found;
      const returnUrl =
        checkedReturnUrl(input.returnUrl, services.config) ?? refuse('illegalReturnUrl');
      const provider =
        input.provider === undefined ? providers[0] : findProvider(providers, input.provider);
      const due = kind.payable?.due(order, now);
      if (!provider || !due) refuse('orderNotPayable');
      const { orderNo } = order;
      const isOpen = and(eq(payments.orderNo, orderNo), eq(payments.status, 'open'));
      const same = and(eq(payments.amountCents, due.cents), eq(payments.provider, provider.name));
      // The order is locked, so two requests at once get one payment; it returns where asked last.
      const [open] = await db
        .update(payments)
        .set({ returnUrl, locale })
        .where(and(isOpen, same))
        .returning({ paymentId: payments.paymentId });
      if (open) return { url: provider.cashierUrl(open) };
      await db.update(payments).set({ status: 'failed', settledAt: now }).where(isOpen);
      const fresh = {
        paymentId: newId(),
        orderNo,
        provider: provider.name,
        amountCents: due.cents,
        status: 'open' as const,
        returnUrl,
        locale,
        createdAt: now,
      };
      await db.insert(payments).values(fresh);
      return { url: provider.cashierUrl(fresh) };
    },
  };
}

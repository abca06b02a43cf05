import { and, eq } from 'drizzle-orm';
import type { payment } from '@xinglin/contract';
import { paymentProvider } from './sandbox-provider';
import { isPayable } from '../../domains/booking/order-rules';
import { registrationOrders } from '../../domains/booking/tables';
import { newId } from '../../platform/identifiers';
import type { HandlersOf } from '../../platform/mount';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { checkedReturnUrl } from '../../platform/return-url';
import { payments } from './tables';

/** The handlers of every payment call (spec 3 §7.8). */
export function paymentHandlers(services: Services): HandlersOf<typeof payment> {
  const provider = services.use(paymentProvider);
  return {
    async getH5PayUrl(input, { db, account, now, locale }) {
      const [order] = await db
        .select()
        .from(registrationOrders)
        .where(
          and(
            eq(registrationOrders.orderNo, input.orderNo),
            eq(registrationOrders.ownerId, account),
          ),
        )
        .for('no key update');
      if (!order) refuse('forbidden');
      const returnUrl =
        checkedReturnUrl(input.returnUrl, services.config) ?? refuse('illegalReturnUrl');
      if (!provider || !isPayable(order, now)) refuse('orderNotPayable');
      // The order is locked, so whoever asks twice at once gets one payment; it returns where asked last.
      const [open] = await db
        .update(payments)
        .set({ returnUrl, locale })
        .where(and(eq(payments.orderNo, order.orderNo), eq(payments.status, 'open')))
        .returning({ paymentId: payments.paymentId });
      if (open) return { url: provider.cashierUrl(open) };
      const fresh = {
        paymentId: newId(),
        orderNo: order.orderNo,
        provider: provider.name,
        amountCents: order.feeCents,
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

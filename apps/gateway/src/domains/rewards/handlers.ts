import type { rewards } from '@xinglin/contract';
import { cancelOwnOrder } from '../../kernel/orders/cancel-order';
import { ordersDeadline } from '../../kernel/orders/deadlines';
import { orderDetail } from '../../kernel/payment/order-detail';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { wholeList } from '../../platform/whole-list';
import { tipKind } from './order-kind';
import { findTip, listTips } from './shown';
import { findTipDoctor, listOffers, submitOrder } from './submit';

/** What answers the calls of thank-you gifts (spec 3 §7.12). */
export function rewardsHandlers(services: Services): HandlersOf<typeof rewards> {
  return {
    listTipOffers: async (_, { db, locale }) => wholeList(await listOffers(db, locale)),

    getTipDoctor: ({ expertId }, context) => findTipDoctor(context, expertId),

    async submitTipOrder(input, context) {
      const order = await submitOrder(context, input);
      context.afterCommit(() => services.deadlines.schedule(ordersDeadline, order.payBefore));
      return { ...order, payBefore: order.payBefore.toISOString() };
    },

    listTipOrders: listTips,

    async getTipOrder({ orderNo }, context) {
      const { db, account: ownerId, locale, now } = context;
      const asked = { kind: tipKind.kind, orderNo };
      // Refuses what belongs to another.
      const detail = await orderDetail(db, services, asked, { ownerId, locale, now });
      return { ...detail, ...(await findTip(context, orderNo)) };
    },

    async cancelTipOrder(input, context) {
      const { db, now, account: ownerId, locale } = context;
      const order = await cancelOwnOrder({ db, now, services }, tipKind, { ...input, ownerId });
      context.afterCommit(() => services.outbox.poke());
      const { orderNo, state, refundedCents } = order;
      return { orderNo, statusText: tipKind.stateText(state, locale), refundCents: refundedCents };
    },
  };
}

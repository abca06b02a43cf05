import type { visits } from '@xinglin/contract';
import { ordersDeadline } from '../../../kernel/orders/deadlines';
import { hideOwnOrder } from '../../../kernel/orders/hide-order';
import { tellOfOrder } from '../../../kernel/orders/messages';
import type { MoveContext } from '../../../kernel/orders/move-context';
import type { OrderReader } from '../../../kernel/orders/order-reader';
import { lockOrder } from '../../../kernel/orders/read-order';
import type { CallContext } from '../../../platform/context';
import type { HandlersOf } from '../../../platform/mount';
import { refuse } from '../../../platform/refusal';
import type { Services } from '../../../platform/services';
import { wholeList } from '../../../platform/whole-list';
import { findMergedOrder, listMergedOrders } from './merged-orders';
import { registrationKind } from '../order-kind';
import { findOrder } from '../orders';
import { readVoucher } from './read-voucher';
import { rescheduleOrder } from './reschedule';
import { shiftsInPlaceOf } from '../shifts';

/** The handlers of every call about a visit that is booked (spec 3 §7.5). */
export function visitHandlers(services: Services): HandlersOf<typeof visits> {
  const moves = ({ db, now }: CallContext): MoveContext => ({ db, now, services });
  const reader = ({ account, locale, now }: CallContext): OrderReader => ({
    ownerId: account,
    locale,
    now,
  });
  return {
    getMergedOrder: ({ orderNo }, context) => findMergedOrder(context.db, orderNo, reader(context)),

    listMergedRegistrationOrders: (input, context) =>
      listMergedOrders(context.db, input, reader(context)),

    async rescheduleRegistrationOrder(input, context) {
      const order = await rescheduleOrder(moves(context), {
        ...input,
        ownerId: context.account,
        deviceId: context.session?.deviceId ?? null,
      });
      context.afterCommit(() => {
        if (order.dueAt) services.deadlines.schedule(ordersDeadline, order.dueAt);
        services.outbox.poke();
      });
      return { orderNo: order.orderNo, status: order.state };
    },

    async deleteRegistrationOrder({ orderNo }, context) {
      const own = { orderNo, ownerId: context.account };
      await hideOwnOrder(moves(context), registrationKind, own);
      return { orderNo };
    },

    async resendOrderMessage({ orderNo }, context) {
      const { db, account } = context;
      const order = await lockOrder(db, registrationKind, orderNo);
      if (order?.ownerId !== account) refuse('forbidden');
      const news = { type: 'moved', reason: null } as const;
      if ((await registrationKind.message(db, order, news)) === null) refuse('nothingToResend');
      await services.limits.consume('messageByOrder', orderNo);
      await tellOfOrder(moves(context), registrationKind, order, news);
      context.afterCommit(() => services.outbox.poke());
      return { orderNo };
    },

    getOrderVoiceCode: (input, context) => readVoucher(services, input, context, reader(context)),

    async listRebookingShifts({ orderNo }, context) {
      const { db, locale, now } = context;
      const order = await findOrder(db, orderNo, reader(context));
      return wholeList(await shiftsInPlaceOf(db, order, locale, now));
    },
  };
}

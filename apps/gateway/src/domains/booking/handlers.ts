import type { booking } from '@xinglin/contract';
import type { CallContext } from '../../platform/context';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { wholeList } from '../../platform/whole-list';
import { cancelOwnOrder } from '../../kernel/orders/cancel-order';
import { ordersDeadline } from '../../kernel/orders/deadlines';
import type { MoveContext } from '../../kernel/orders/move-context';
import type { OrderReader } from '../../kernel/orders/order-summary';
import { factsOf, registrationKind } from './order-kind';
import { cancelRefusal } from './order-rules';
import { findOrder, listOrders } from './orders';
import { findRules, findShift, listShifts } from './shifts';
import { previewOrder, submitOrder } from './submit';

/** The handlers of every booking call (spec 3 §7.5). */
export function bookingHandlers(services: Services): HandlersOf<typeof booking> {
  const moves = ({ db, now }: CallContext): MoveContext => ({ db, now, services });
  const reader = ({ account, locale, now }: CallContext): OrderReader => ({
    ownerId: account,
    locale,
    now,
  });
  return {
    getShiftCaseRules: ({ hospitalId }, { db, locale }) => findRules(db, hospitalId, locale),

    async listShiftCasesByMonth(input, { db, locale, now }) {
      return wholeList(await listShifts(db, input, locale, now));
    },

    getShiftCase: ({ shiftCaseId }, { db, locale, now }) => findShift(db, shiftCaseId, locale, now),

    async checkBeforeSubmit(input, { db, account, now }) {
      const preview = await previewOrder(db, { ...input, ownerId: account }, now);
      return { ...preview, cancelBefore: preview.cancelBefore.toISOString() };
    },

    async submitRegistrationOrder(input, context) {
      const { account, locale } = context;
      const order = await submitOrder(moves(context), { ...input, ownerId: account, locale });
      const { payBefore, dueAt } = order;
      context.afterCommit(() => {
        if (dueAt) services.deadlines.schedule(ordersDeadline, dueAt);
        services.outbox.poke();
      });
      return {
        orderNo: order.orderNo,
        status: order.status,
        feeCents: order.feeCents,
        payBefore: payBefore?.toISOString() ?? null,
      };
    },

    listRegistrationOrders: (input, context) => listOrders(context.db, input, reader(context)),

    getRegistrationOrder: ({ orderNo }, context) => findOrder(context.db, orderNo, reader(context)),

    async cancelRegistrationOrder(input, context) {
      const request = { ...input, ownerId: context.account };
      const order = await cancelOwnOrder(moves(context), registrationKind, request, (found) =>
        cancelRefusal(factsOf(found), context.now),
      );
      context.afterCommit(() => services.outbox.poke());
      return { orderNo: order.orderNo, status: order.state, refundCents: order.refundedCents };
    },
  };
}

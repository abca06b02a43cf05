import type { servicePackages } from '@xinglin/contract';
import { and, eq } from 'drizzle-orm';
import { cancelOwnOrder } from '../../kernel/orders/cancel-order';
import { ordersDeadline } from '../../kernel/orders/deadlines';
import { lockOrder } from '../../kernel/orders/read-order';
import { orders } from '../../kernel/orders/tables';
import { cashierFor } from '../../kernel/payment/cashier-for';
import type { HandlersOf } from '../../platform/mount';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { findExpert, findPackage, findTeam, searchPackages } from './catalogue';
import { addComment, listComments } from './comments';
import { findExpress, sendGoods } from './express';
import { servicePackageKind } from './order-kind';
import { isUnpaid, useRefusal } from './order-rules';
import { pauseOrder, resumeOrder } from './pauses';
import { refundOrder } from './refund';
import { bookTime, listTimes } from './schedule';
import { findOrder, listOrders } from './shown';
import { submitOrder, usablePatient } from './submit';
import { servicePackageOrders } from './tables';
import { askFor, fillForm, findCall, findUse, listUses, withdrawUse } from './uses';

/** What answers the calls of service packages (spec 3 §7.7). */
export function servicePackagesHandlers(services: Services): HandlersOf<typeof servicePackages> {
  /** Orders, and sees to it that the order ends when it is not paid. */
  async function submit(...[input, context]: Parameters<typeof submitOrder>) {
    const order = await submitOrder(input, context);
    context.afterCommit(() =>
      services.deadlines.schedule(ordersDeadline, new Date(order.payBefore)),
    );
    return order;
  }
  return {
    searchPackages,
    getPackageDetail: findPackage,
    getPackageTeam: findTeam,
    getPackageExpert: findExpert,
    listPackageComments: listComments,

    createPackageOrder: submit,
    buyPackageOrder: submit,

    async jumpToPackagePayment({ orderNo, returnUrl }, context) {
      const order = await lockOrder(context.db, servicePackageKind, orderNo);
      if (order?.ownerId !== context.account) return refuse('forbidden');
      const { url } = await cashierFor(services, { orderNo, returnUrl }, context);
      return { orderNo, url };
    },

    listPackageOrders: listOrders,
    getPackageOrder: (input, context) => findOrder(services, input, context),

    async cancelPackageOrder(input, context) {
      const { db, now, account: ownerId, locale } = context;
      const order = await cancelOwnOrder(
        { db, now, services },
        servicePackageKind,
        { ...input, ownerId },
        // What is paid is given back by its own rule.
        (one) => (isUnpaid(one) ? null : 'orderNotCancellable'),
      );
      context.afterCommit(() => services.outbox.poke());
      const { orderNo, state } = order;
      return { orderNo, statusText: servicePackageKind.stateText(state, locale) };
    },

    async refundPackageOrder(input, context) {
      const { db, now, account: ownerId, locale } = context;
      const order = await refundOrder({ db, now, services }, ownerId, input);
      context.afterCommit(() => services.outbox.poke());
      const { orderNo, state, backCents } = order;
      return {
        orderNo,
        statusText: servicePackageKind.stateText(state, locale),
        refundCents: backCents,
      };
    },

    pausePackage: (input, context) => pauseOrder(services, input, context),
    resumePackage: (input, context) => resumeOrder(services, input, context),

    async bindPackageToPatient({ orderNo, patientId }, { db, now, account }) {
      const order = await lockOrder(db, servicePackageKind, orderNo);
      if (order?.ownerId !== account) return refuse('forbidden');
      const closed = useRefusal(order, now);
      if (closed !== null) refuse(closed);
      if (order.own.patientId !== null) refuse('packageNotUsable');
      const patient = await usablePatient(db, account, patientId);
      await db
        .update(servicePackageOrders)
        .set(patient)
        .where(eq(servicePackageOrders.orderNo, orderNo));
      await db
        .update(orders)
        .set({ patientId })
        .where(and(eq(orders.orderNo, orderNo), eq(orders.ownerId, account)));
      return { orderNo, done: true };
    },

    async commentPackageOrder(input, context) {
      await addComment(input, context);
      return { orderNo: input.orderNo, done: true };
    },

    applyCustomService: (input, context) => askFor(context, ['consult', 'visit'], input),
    requestPackageCall: (input, context) => askFor(context, ['call'], input),
    fillPackageForm: fillForm,
    sendPackageGoods: sendGoods,
    listCustomServices: listUses,
    getCustomService: async ({ applyNo }, context) => (await findUse(applyNo, context)).shown,
    withdrawCustomService: ({ applyNo }, context) => withdrawUse(applyNo, context),
    listPackageSchedule: listTimes,
    bookPackageSchedule: bookTime,
    callMeeting: findCall,
    getPackageExpress: findExpress,
  };
}

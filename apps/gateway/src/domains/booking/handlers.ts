import type { booking } from '@xinglin/contract';
import type { CallContext } from '../../platform/context';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { wholeList } from '../../platform/whole-list';
import { sendCode } from '../../kernel/people/accounts/verify-codes';
import { ownMobile } from '../../kernel/people/accounts/own-mobile';
import { answerCheck, beginPicture } from '../../kernel/people/checks/person-checks';
import { cancelOwnOrder } from '../../kernel/orders/cancel-order';
import { ordersDeadline } from '../../kernel/orders/deadlines';
import type { MoveContext } from '../../kernel/orders/move-context';
import type { OrderReader } from '../../kernel/orders/order-reader';
import { hospitalSystemDeadline } from './hospital-system/reservations';
import { submitOffline } from './hospital-system/submit-offline';
import { earliestDoctors } from './earliest-doctors';
import { factsOf, registrationKind } from './order-kind';
import { cancelRefusal } from './order-rules';
import { findOrder, listOrders } from './orders';
import { adaptedRules, registrablePatients } from './adapted-rules';
import { waitListDeadline } from './free-place';
import { findConfig, findRules, findShift, listShifts } from './shifts';
import { previewOrder, submitOrder } from './submit';
import { askForSubmitCheck, customCodeName } from './submit-check';
import { findWait } from './wait-list/account-waits';
import { listWaitsWithChances } from './wait-list/alternatives';
import { joinWaitList } from './wait-list/join';
import { leaveWaitList } from './wait-list/leave';
import { previewWait } from './wait-list/preview';

/** The handlers of every booking call (spec 3 §7.5). */
export function bookingHandlers(services: Services): HandlersOf<typeof booking> {
  const moves = ({ db, now }: CallContext): MoveContext => ({ db, now, services });
  const reader = ({ account, locale, now }: CallContext): OrderReader => ({
    ownerId: account,
    locale,
    now,
  });
  const requestOf = <Input>(input: Input, { account, session }: CallContext) => ({
    ...input,
    ownerId: account,
    deviceId: session?.deviceId ?? null,
  });
  return {
    getShiftCaseRules: ({ hospitalId }, { db, locale }) => findRules(db, hospitalId, locale),

    async listShiftCasesByMonth(input, { db, locale, now }) {
      return wholeList(await listShifts(db, input, locale, now));
    },

    getShiftCase: ({ shiftCaseId }, { db, locale, now }) => findShift(db, shiftCaseId, locale, now),

    listEarliestDoctors: earliestDoctors,

    getOrderConfig: ({ hospitalId }, { db }) => findConfig(db, hospitalId),

    getOrderAdaptRule: (input, context) =>
      adaptedRules(context.db, requestOf(input, context), context.now),

    async getRegistPatient(input, context) {
      return wholeList(await registrablePatients(context.db, requestOf(input, context), context));
    },

    async getCustomCode(input, context) {
      await services.limits.consume('checkByAddress', context.ip);
      return beginPicture(context, await customCodeName(context, input));
    },

    async validateCustomCode({ imgCode, ...input }, context) {
      return answerCheck(context, await customCodeName(context, input), { imgCode });
    },

    async getOrderCheckCode(_, context) {
      const order = { to: await ownMobile(context), scene: 'booking' as const };
      const sent = await sendCode(context, services.limits, order);
      context.afterCommit(() => services.outbox.poke());
      return sent;
    },

    async checkBeforeSubmit(input, context) {
      const preview = await previewOrder(context.db, requestOf(input, context), context.now);
      return { ...preview, cancelBefore: preview.cancelBefore.toISOString() };
    },

    async submitRegistrationOrder({ validateParam, checkCode, ...input }, context) {
      const order = await submitOrder(
        moves(context),
        { ...requestOf(input, context), locale: context.locale },
        (check) => askForSubmitCheck(context, check, { validateParam, checkCode }),
      );
      const { payBefore, dueAt, askAt } = order;
      context.afterCommit(() => {
        if (dueAt) services.deadlines.schedule(ordersDeadline, dueAt);
        if (askAt) services.deadlines.schedule(hospitalSystemDeadline, askAt);
        services.outbox.poke();
      });
      return {
        orderNo: order.orderNo,
        status: order.status,
        feeCents: order.feeCents,
        payBefore: payBefore?.toISOString() ?? null,
      };
    },

    submitOfflineBooking: ({ orderNo }, context) => submitOffline(context, services, orderNo),

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

    async joinWaitList(input, context) {
      const { db, locale, now } = context;
      const request = { ...requestOf(input, context), locale };
      const { waitId, drawsAt, closesAt } = await joinWaitList(db, request, now);
      context.afterCommit(() => services.deadlines.schedule(waitListDeadline, drawsAt ?? closesAt));
      return findWait(db, waitId, reader(context));
    },

    previewWait: (input, context) =>
      previewWait(context, requestOf(input, context), reader(context)),

    listWaits: (input, context) => listWaitsWithChances(input, reader(context), context),

    getWait: ({ waitId }, context) => findWait(context.db, waitId, reader(context)),

    async leaveWaitList({ waitId }, context) {
      await leaveWaitList(moves(context), waitId, context.account);
      context.afterCommit(() => services.outbox.poke());
      return findWait(context.db, waitId, reader(context));
    },
  };
}

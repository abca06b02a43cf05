import type { telemedicine } from '@xinglin/contract';
import { cancelOwnOrder } from '../../kernel/orders/cancel-order';
import { ordersDeadline } from '../../kernel/orders/deadlines';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { completeCase, writeCase } from './case';
import { colleagueDeadline } from './colleague';
import { chooseLocalDoctor, listLocalDoctors } from './local-doctors';
import { telemedicineKind } from './order-kind';
import { can, cancelBeforeOf } from './session-rules';
import { findSession, listSessions } from './shown';
import { submitSession } from './submit';
import { expertSchedule, listCities, listDepartments, listExperts } from './times';

/** What answers the calls of the tele-clinic (spec 3 §7.5). */
export function telemedicineHandlers(services: Services): HandlersOf<typeof telemedicine> {
  return {
    listTelemedicineDepartments: listDepartments,
    listTelemedicineCities: listCities,
    listTelemedicineDoctors: listExperts,
    getTelemedicineSchedule: expertSchedule,

    async submitTelemedicineOrder(input, context) {
      const order = await submitSession(input, context);
      context.afterCommit(() =>
        services.deadlines.schedule(ordersDeadline, new Date(order.payBefore)),
      );
      return order;
    },

    listTelemedicineOrders: listSessions,
    getTelemedicineOrder: (input, context) => findSession(services, input, context),

    async cancelTelemedicineByPatient(input, context) {
      const { db, now, account: ownerId, locale } = context;
      const order = await cancelOwnOrder(
        { db, now, services },
        telemedicineKind,
        { ...input, ownerId },
        ({ state, own }) =>
          can('cancel', state) && now >= cancelBeforeOf(own.startsAt)
            ? 'cancelDeadlinePassed'
            : null,
      );
      context.afterCommit(() => services.outbox.poke());
      const { orderNo, state, refundedCents } = order;
      const statusText = telemedicineKind.stateText(state, locale);
      return { orderNo, statusText, refundCents: refundedCents };
    },

    listTelemedicineLocalDoctors: listLocalDoctors,
    async addTelemedicineLocalDoctor(input, context) {
      const done = await chooseLocalDoctor(input, context);
      context.afterCommit(() => services.deadlines.schedule(colleagueDeadline.name, context.now));
      return done;
    },
    addTelemedicineCase: writeCase,
    completeTelemedicineCase: completeCase,
  };
}

import type { checkUp } from '@xinglin/contract';
import { followMoves, ordersDeadline } from '../../kernel/orders/deadlines';
import { guardCode } from '../../platform/code-guesses';
import type { HandlersOf } from '../../platform/mount';
import type { Services } from '../../platform/services';
import { cancelFor } from './cancel';
import { couponsFor, redeemCode } from './coupons';
import { listFits } from './fit-facts';
import { openGrants, verifyCode } from './grants';
import { findHome } from './home';
import { applyInvoice } from './invoices';
import { moveDay } from './move-day';
import { askPaper } from './paper';
import { findPackage, listOrganisations, listPackages } from './packages';
import { countPersons } from './persons';
import { platformHandlers } from './platform-handlers';
import { listReports } from './report-list';
import { askAboutReport } from './report-question';
import { findReport } from './reports';
import { findReservation, listShiftCases, reserve } from './reservations';
import { findOrder, listOrders } from './shown';
import { findSchedule, findStock, listCities, listProvinces, listStores } from './stores';
import { submitOrder } from './submit';

/** What answers the calls of check-ups (spec 3 §7.10). */
export function checkUpHandlers(services: Services): HandlersOf<typeof checkUp> {
  return {
    listPhysicalPackages: listPackages,
    getPhysicalPackage: findPackage,
    listPhysicalOrganisations: listOrganisations,
    listPhysicalProvinces: listProvinces,
    listPhysicalCities: listCities,
    listPhysicalStores: listStores,
    getPhysicalSchedule: findSchedule,
    getPhysicalStock: findStock,
    getPhysicalCoupon: couponsFor,
    redeemPhysicalCode: (input, context) =>
      guardCode(services.limits, context, () => redeemCode(input, context)),

    async submitPhysicalOrder(input, context) {
      const order = await submitOrder(input, context);
      context.afterCommit(() =>
        services.deadlines.schedule(ordersDeadline, new Date(order.payBefore)),
      );
      return order;
    },

    listMyPhysicalOrders: listOrders,
    getPhysicalOrder: (input, context) => findOrder(services, input, context),

    async updatePhysicalBooking(input, context) {
      const { db, now, account } = context;
      await moveDay({ db, now, services }, account, input);
      followMoves({ ...context, services });
      return { orderNo: input.orderNo, done: true };
    },

    cancelPhysicalOrder: (input, context) => cancelFor(services, input, context),

    getPhysicalReport: (input, { db, account: ownerId, locale }) =>
      findReport(db, input, { ownerId, locale }),

    async applyPhysicalInvoice(input, { db, now, account: ownerId, locale }) {
      await applyInvoice({ db, now, services }, { ownerId, locale }, input);
      return { orderNo: input.orderNo, done: true };
    },

    async applyPhysicalPaper(input, { db, account }) {
      await askPaper({ db }, account, input);
      return { orderNo: input.orderNo, done: true };
    },

    verifyCheckupCode: (input, context) =>
      guardCode(services.limits, context, () => verifyCode(input, context)),

    listCheckupShiftCases: listShiftCases,
    submitCheckupReservation: (input, context) => reserve(services, input, context),
    getCheckupReservation: (input, context) => findReservation(services, input, context),
    listCheckupReports: listReports,
    checkupConsultOrder: askAboutReport,

    listPhysicalPersons: countPersons,
    listPackageFits: listFits,
    getPhysicalHome: findHome,
    listCheckupGrants: async (_, context) => ({ items: await openGrants(context) }),

    ...platformHandlers(services),
  };
}
